import { type EventRemoval, useDeleteEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { CreatedEventCard } from '@skill-exchange/ui/components/my-event-card';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useCohosting } from './cohosting.ts';
import { useEventPhotos } from './use-event-photos.ts';

const DeleteEventDialog = lazyDialog(
  async () => (await import('./delete-event-dialog.tsx')).DeleteEventDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/**
 * An event that the member hosts or co-hosts. An upcoming one of their own can be canceled, after confirmation if others
 * participate or wait, or which dates of a series.
 */
export function CreatedEvent({ event }: { event: Event }) {
  const [isAsking, setAsking] = useState(false);
  const withPhotos = useEventPhotos();
  const { isDeleting, remove } = useEventRemoval(event);
  // Only the host cancels an event.
  const isOwn = useCohosting(event) !== 'cohost';
  const askOrRemove = () => {
    const concernsOthers = event.current_participants_count + event.requests.length > 0;
    if (concernsOthers || event.series !== undefined) setAsking(true);
    else remove({});
  };
  return (
    <>
      <CreatedEventCard
        event={withPhotos(event)}
        href={paths.dashboard.event.to(event._id)}
        deleting={isDeleting}
        onDelete={isOwn ? askOrRemove : undefined}
      />
      <DeleteEventDialog event={event} open={isAsking} onOpenChange={setAsking} onConfirm={remove} />
    </>
  );
}

function useEventRemoval({ _id }: Event) {
  const { mutateAsync, isPending } = useDeleteEvent();

  async function remove(removal: Omit<EventRemoval, 'eventId'>): Promise<void> {
    try {
      await mutateAsync({ eventId: _id, ...removal });
      notify.success('Event deleted successfully!');
    } catch (error) {
      logger.failure('Failed to delete an event', error);
      notify.error('Failed to delete event. Please try again.');
    }
  }

  return { isDeleting: isPending, remove: useSingleFlight(remove) };
}
