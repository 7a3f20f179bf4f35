import { isApiError } from '@skill-exchange/api-client/errors';
import { useLeaveEvent } from '@skill-exchange/api-client/registrations';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';

interface Leaving {
  /** Messages of success and failure. */
  done: string;
  failed: string;
  onLeft: (() => void) | undefined;
}

/** Withdraws the member's request to join an event, or releases their place. */
export function useLeaving({ _id }: Event, { done, failed, onLeft }: Leaving) {
  const { mutateAsync, isPending } = useLeaveEvent();

  async function leave(scope?: EventScope): Promise<void> {
    try {
      const said = await mutateAsync({ eventId: _id, ...(scope && { scope }) });
      notify.success((scope === undefined || scope === 'this' ? undefined : said) ?? done);
      onLeft?.();
    } catch (error) {
      logger.failure('Failed to leave an event', error);
      const said = isApiError(error) ? error.serverMessage : undefined;
      notify.error(said === undefined ? failed : `${failed} ${said}`);
    }
  }

  return { isLeaving: isPending, leave: useSingleFlight(leave) };
}
