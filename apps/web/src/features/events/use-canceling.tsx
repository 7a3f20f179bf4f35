import { t } from '@lingui/core/macro';
import { type EventRemoval, useDeleteEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';

const DeleteEventDialog = lazyDialog(
  async () => (await import('./delete-event-dialog.tsx')).DeleteEventDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/**
 * Cancels an event of the member's own. Asks first if others take part or wait, or which dates of a series. Render `dialog`
 * next to the button.
 */
export function useCanceling(event: Event): { isDeleting: boolean; askOrRemove: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteEvent();

  async function remove(removal: Omit<EventRemoval, 'eventId'>): Promise<void> {
    try {
      await mutateAsync({ eventId: event._id, ...removal });
      notify.success(t`Event deleted successfully!`);
    } catch (error) {
      logger.failure('Failed to delete an event', error);
      notify.error(t`Failed to delete event. Please try again.`);
    }
  }

  const removeOnce = useSingleFlight(remove);
  const concernsOthers = event.current_participants_count + event.requests.length > 0;
  return {
    isDeleting: isPending,
    askOrRemove: () => {
      if (concernsOthers || event.series !== undefined) setAsking(true);
      else removeOnce({});
    },
    dialog: <DeleteEventDialog event={event} open={isAsking} onOpenChange={setAsking} onConfirm={removeOnce} />,
  };
}
