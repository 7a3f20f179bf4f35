import { useDeleteEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { CreatedEventCard } from '@skill-exchange/ui/components/my-event-card';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const DeleteQuestion = lazyDialog(
  async () => (await import('@skill-exchange/ui/primitives/alert-dialog')).AlertDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** An event of the member's own. A scheduled one can be deleted, after a question where others take part. */
export function CreatedEvent({ event }: { event: Event }) {
  const [isAsking, setAsking] = useState(false);
  const { isDeleting, remove } = useEventRemoval(event);
  return (
    <>
      <CreatedEventCard
        event={event}
        href={paths.dashboard.event.to(event._id)}
        deleting={isDeleting}
        onDelete={() => {
          if (event.current_participants_count > 0) setAsking(true);
          else remove();
        }}
      />
      <DeleteQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete “${event.title}”?`}
        description="Participants will see it as canceled. This can't be undone."
        confirmLabel="Delete event"
        cancelLabel="Keep event"
        onConfirm={() => {
          setAsking(false);
          remove();
        }}
      />
    </>
  );
}

function useEventRemoval({ _id }: Event) {
  const { mutateAsync, isPending } = useDeleteEvent();

  async function remove(): Promise<void> {
    try {
      await mutateAsync(_id);
      notify.success('Event deleted successfully!');
    } catch (error) {
      logger.failure('Failed to delete an event', error);
      notify.error('Failed to delete event. Please try again.');
    }
  }

  return { isDeleting: isPending, remove: useSingleFlight(remove) };
}
