import { useUser } from '@skill-exchange/api-client/users';
import { UserNameField } from '@skill-exchange/ui/primitives/user-name-field';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';

/** The member's own email address, for password managers. */
export function OwnUserNameField() {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  return user?.email ? <UserNameField email={user.email} /> : null;
}
