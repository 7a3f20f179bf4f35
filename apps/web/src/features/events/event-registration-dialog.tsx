import type { Event } from '@skill-exchange/api-client/types';
import { EventDetailsDialog } from '@skill-exchange/ui/event-details';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { Registration } from './registration.tsx';
import { useEventPhotos } from './use-event-photos.ts';

type EventRegistrationDialogProps = {
  /** The event to show; none closes the dialog. */
  event: Event | null;
  onClose: () => void;
};

/** Everything about one event that a card has no room for, and the way into it. */
export function EventRegistrationDialog({ event, onClose }: EventRegistrationDialogProps) {
  const withPhotos = useEventPhotos();
  // What the dialog shows while it closes.
  const [shown, setShown] = useState(event);
  if (event !== null && event !== shown) setShown(event);
  return (
    <EventDetailsDialog
      event={event && withPhotos(event)}
      onClose={onClose}
      hostHref={shown ? paths.user.to(shown.created_by._id) : undefined}
      actions={shown ? <Registration key={shown._id} event={shown} onSettled={onClose} /> : undefined}
    />
  );
}
