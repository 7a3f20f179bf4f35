import { t } from '@lingui/core/macro';
import { useSendVerification } from '@skill-exchange/api-client/verification';
import { notify } from '../notify.ts';
import { toastError } from '../toast-error.ts';

/** Sends the link that confirms the member's address again, and shows the result. */
export function useSendVerificationAgain() {
  const { mutate, isPending } = useSendVerification();
  const send = () =>
    mutate(undefined, {
      onSuccess: (message) => notify.success(message),
      onError: (error) => toastError(t`We couldn’t send the email.`, error),
    });
  return { send, isSending: isPending };
}
