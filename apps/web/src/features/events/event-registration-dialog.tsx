import type { Event } from '@skill-exchange/api-client/types';
import { EventDetailsDialog } from '@skill-exchange/ui/event-details-dialog';
import { hostHref } from './host-href.ts';
import { Registration } from './registration.tsx';
import { useEventPhotos } from './use-event-photos.ts';

type EventRegistrationDialogProps = {
  event: Event;
  open: boolean;
  onClose: () => void;
};

/** Everything about one event that a card has no room for, and the way into it. */
export function EventRegistrationDialog({ event, open, onClose }: EventRegistrationDialogProps) {
  const withPhotos = useEventPhotos();
  return (
    <EventDetailsDialog
      event={withPhotos(event)}
      open={open}
      onClose={onClose}
      hostHref={hostHref(event)}
      actions={<Registration key={event._id} event={event} onSettled={onClose} />}
    />
  );
}
