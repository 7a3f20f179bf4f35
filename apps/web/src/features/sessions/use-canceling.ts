import { t } from '@lingui/core/macro';
import { useCancelSession, useDeclineSession } from '@skill-exchange/api-client/sessions';
import { useReportedAnswer } from '../../lib/forms/use-reported-answer.ts';

/** Cancels a session, or reports that it did not happen. A toast shows the result. */
export function useCanceling(sessionId: string) {
  const cancel = useCancelSession();
  const decline = useDeclineSession();
  const answer = useReportedAnswer();
  return {
    cancelling: cancel.isPending,
    declining: decline.isPending,
    cancel: () =>
      answer(
        () => cancel.mutateAsync(sessionId),
        t`Session canceled successfully`,
        t`Failed to cancel session`,
        t`Failed to cancel session. Please try again later.`,
      ),
    decline: () =>
      answer(() => decline.mutateAsync({ sessionId }), t`Session declined successfully`, t`Failed to decline session`),
  };
}
