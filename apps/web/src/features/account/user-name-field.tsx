import { useUser } from '@skill-exchange/api-client/users';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';

/** For password managers: the user name of a form that shows only passwords. */
export function UserNameField({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}

/** The same with the member's own address. */
export function OwnUserNameField() {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  return user?.email ? <UserNameField email={user.email} /> : null;
}
