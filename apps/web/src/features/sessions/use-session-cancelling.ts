import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useCancelSession } from '@skill-exchange/api-client/session-changes';
import type { Session } from '@skill-exchange/api-client/types';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import { useSingleFlight } from '../../shared/use-single-flight.ts';

const refused = 'Failed to cancel session';
const unreachable = 'Failed to cancel session. Please try again later.';

/** Cancels a session that the member has confirmed, and tells how it went. */
export function useSessionCancelling() {
  const { mutateAsync, isPending, variables } = useCancelSession();

  async function cancel({ _id }: Session): Promise<void> {
    try {
      await mutateAsync(_id);
      notify.success('Session canceled successfully');
    } catch (error) {
      logger.failure(refused, error);
      notify.error(serverMessageOr(error, isApiError(error, 0) ? unreachable : refused));
    }
  }

  return {
    cancel: useSingleFlight(cancel, ({ _id }) => _id),
    /** Whether this session's cancellation is on its way. */
    isCancelling: ({ _id }: Session) => isPending && variables === _id,
  };
}
