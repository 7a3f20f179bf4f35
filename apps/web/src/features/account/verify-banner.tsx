import { useSendVerification } from '@skill-exchange/api-client/account';
import { Button } from '@skill-exchange/ui/primitives/button';
import { Notice } from '@skill-exchange/ui/primitives/notice';
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
    <Notice
      role="region"
      aria-label="Confirm your email address"
      action={
        <Button variant="quiet" size="sm" pending={isPending} onClick={send}>
          Send again
        </Button>
      }
    >
      Confirm your email address: we sent a link to <strong className="wrap-anywhere">{email}</strong>.
    </Notice>
  );
}
