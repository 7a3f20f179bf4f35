import { useDeleteEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { CreatedEventCard } from '@skill-exchange/ui/components/my-event-card';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useEventPhotos } from './use-event-photos.ts';

const ReasonDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/reason-dialog')).ReasonDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/**
 * An event that the member hosts. An upcoming one can be canceled, after confirmation if others
 * participate or wait.
 */
export function CreatedEvent({ event }: { event: Event }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const withPhotos = useEventPhotos();
  const { isDeleting, remove } = useEventRemoval(event);
  return (
    <>
      <CreatedEventCard
        event={withPhotos(event)}
        href={paths.dashboard.event.to(event._id)}
        deleting={isDeleting}
        onDelete={() => {
          if (event.current_participants_count + event.requests.length > 0) setAsking(true);
          else remove('');
        }}
      />
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete “${event.title}”?`}
        description={consequenceOf(event)}
        confirmLabel="Delete event"
        cancelLabel="Keep event"
        hint="Those who take part or asked to will read it."
        reason={reason}
        onReasonChange={setReason}
        onConfirm={() => {
          setAsking(false);
          remove(reason.trim());
        }}
      />
    </>
  );
}

function consequenceOf({ requests, current_participants_count }: Event): string {
  const waiting = requests.length === 1 ? '1 person is' : `${requests.length} people are`;
  return [
    requests.length > 0 ? `${waiting} waiting for your answer.` : '',
    current_participants_count > 0 ? 'Participants will see it as canceled.' : '',
    "This can't be undone.",
  ]
    .filter(Boolean)
    .join(' ');
}

function useEventRemoval({ _id }: Event) {
  const { mutateAsync, isPending } = useDeleteEvent();

  async function remove(reason: string): Promise<void> {
    try {
      await mutateAsync({ eventId: _id, reason });
      notify.success('Event deleted successfully!');
    } catch (error) {
      logger.failure('Failed to delete an event', error);
      notify.error('Failed to delete event. Please try again.');
    }
  }

  return { isDeleting: isPending, remove: useSingleFlight(remove) };
}
