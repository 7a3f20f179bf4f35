import { useCancelSession, useDeclineSession } from '@skill-exchange/api-client/sessions';
import { useReportedAnswer } from './use-reported-answer.ts';

/** Cancels a session, or says that it did not happen. A toast tells how it went. */
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
        'Session canceled successfully',
        'Failed to cancel session',
        'Failed to cancel session. Please try again later.',
      ),
    decline: () =>
      answer(() => decline.mutateAsync({ sessionId }), 'Session declined successfully', 'Failed to decline session'),
  };
}
