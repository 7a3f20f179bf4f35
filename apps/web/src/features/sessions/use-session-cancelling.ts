import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import type { Session } from '@skill-exchange/api-client/types';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import { useLateMutation } from '../../shared/use-late-mutation.ts';

const refused = 'Failed to cancel session';
const unreachable = 'Failed to cancel session. Please try again later.';

const loadCancelling = async () =>
  (await import('@skill-exchange/api-client/session-changes')).cancelSessionMutation;

/** Cancels a session that the member has confirmed, and tells how it went. */
export function useSessionCancelling() {
  const { mutate, pending } = useLateMutation(loadCancelling);

  async function cancel({ _id }: Session): Promise<void> {
    try {
      await mutate(_id);
      notify.success('Session canceled successfully');
    } catch (error) {
      logger.failure(refused, error);
      notify.error(serverMessageOr(error, isApiError(error, 0) ? unreachable : refused));
    }
  }

  return {
    cancel: (session: Session) => void cancel(session),
    /** Whether this session's cancellation is on its way. */
    isCancelling: ({ _id }: Session) => pending === _id,
  };
}
