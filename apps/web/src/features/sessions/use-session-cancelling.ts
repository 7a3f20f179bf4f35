import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useCancelSession } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';

const refused = 'Failed to cancel session';
const unreachable = 'Failed to cancel session. Please try again later.';

/** Cancels a session that the member has confirmed, and tells how it went. */
export function useSessionCancelling() {
  const { mutate, isPending, variables } = useCancelSession();
  return {
    cancel({ _id }: Session): void {
      mutate(_id, {
        onSuccess: () => notify.success('Session canceled successfully'),
        onError: (error) => {
          logger.failure(refused, error);
          notify.error(serverMessageOr(error, isApiError(error, 0) ? unreachable : refused));
        },
      });
    },
    /** Whether this session's cancellation is on its way. */
    isCancelling: ({ _id }: Session) => isPending && variables === _id,
  };
}
