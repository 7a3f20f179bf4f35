import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useCancelSession } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const rejected = 'Failed to cancel session';
const unreachable = 'Failed to cancel session. Please try again later.';

/** Cancels a session and reports the result in a toast. */
export function useSessionCancelling() {
  const { mutateAsync } = useCancelSession();
  // Several requests can be pending.
  const [pending, setPending] = useState<readonly string[]>([]);

  async function cancel({ _id }: Session): Promise<void> {
    setPending((before) => [...before, _id]);
    try {
      await mutateAsync(_id);
      notify.success('Session canceled successfully');
    } catch (error) {
      logger.failure(rejected, error);
      notify.error(serverMessageOr(error, isApiError(error, 0) ? unreachable : rejected));
    } finally {
      setPending((before) => before.filter((id) => id !== _id));
    }
  }

  return {
    cancel: useSingleFlight(cancel, ({ _id }) => _id),
    /** Whether the cancellation of this session is pending. */
    isCancelling: ({ _id }: Session) => pending.includes(_id),
  };
}
