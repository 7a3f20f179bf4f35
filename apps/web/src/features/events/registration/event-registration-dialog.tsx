import { useEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { EventDetailsDialog } from '@skill-exchange/ui/components/event-details-dialog';
import { useEventPhotos } from '../form/use-event-photos.ts';
import { hostHref } from '../hosts/host-href.ts';
import { Registration } from './registration.tsx';

type EventRegistrationDialogProps = {
  event: Event;
  /** The event is no longer in the list, so it must be fetched. */
  hasLeft: boolean;
  open: boolean;
  onClose: () => void;
};

/** All details of an event, with the registration. */
export function EventRegistrationDialog({ event: known, hasLeft, open, onClose }: EventRegistrationDialogProps) {
  const { data: event = known } = useEvent(known._id, { enabled: hasLeft && open });
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
