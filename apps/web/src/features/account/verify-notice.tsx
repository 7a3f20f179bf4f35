import { useUser } from '@skill-exchange/api-client/users';
import { useSendVerification } from '@skill-exchange/api-client/verification';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { notify } from '../../lib/notify.ts';
import { sayFailure } from '../../lib/say-failure.ts';

/**
 * Asks a member to confirm their address until they have. It stands on their own pages alone, and comes with what these
 * load: above other pages it would push away what is about to be pressed.
 */
export function VerifyNotice({ className = '' }: { className?: string }) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const { mutate, isPending } = useSendVerification();
  if (user?.emailVerified !== false) return null;
  const send = () =>
    mutate(undefined, {
      onSuccess: (message) => notify.success(message),
      onError: (error) => sayFailure('We couldn’t send the email.', error),
    });
  return (
    <section
      aria-label="Your account"
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 ${className}`}
    >
      <p className="min-w-60 flex-1">Confirm your email address: open the link in the email that we sent you.</p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={send}>
        Send again
      </Button>
    </section>
  );
}
