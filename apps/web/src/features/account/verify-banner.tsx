import { useSendVerification } from '@skill-exchange/api-client/verification';
import { Button } from '@skill-exchange/ui/primitives/button';
import { notify } from '../../lib/notify.ts';
import { sayFailure } from '../../lib/say-failure.ts';

/** Asks a member to confirm their address, on every page until they have. */
export function VerifyBanner({ email }: { email: string }) {
  const { mutate, isPending } = useSendVerification();
  const send = () =>
    mutate(undefined, {
      onSuccess: (message) => notify.success(message),
      onError: (error) => sayFailure('We couldn’t send the email.', error),
    });
  return (
    <section
      aria-label="Your account"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-sunken px-4 py-2 text-center text-small"
    >
      <p>
        Confirm your email address: we sent a link to <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Button variant="quiet" size="sm" pending={isPending} onClick={send}>
        Send again
      </Button>
    </section>
  );
}
