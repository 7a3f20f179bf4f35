import type { Event } from '@skill-exchange/api-client/types';
import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '../../primitives/dialog/dialog.tsx';
import { EventDetails } from '../event-details/event-details.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { JoinMeeting } from '../join-meeting/join-meeting.tsx';

interface EventDetailsDialogProps {
  event: Event;
  open: boolean;
  onClose: () => void;
  /** Such as a registration button. */
  actions?: ReactNode;
  hostHref?: string | undefined;
  timeZone?: string | undefined;
}

/** Event details as every visitor sees them. */
export function EventDetailsDialog({ event, open, onClose, actions, ...details }: EventDetailsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        title={event.title}
        media={<EventPicture event={event} className="h-36 sm:h-45 short:h-16 short:sm:h-16" />}
        footer={actions}
      >
        <EventDetails event={event} {...details} />
      </DialogContent>
    </Dialog>
  );
}

/** Event details for participants: with the meeting link, if any. */
export function EnrolledEventDialog({ event, actions, ...props }: EventDetailsDialogProps) {
  const join =
    event.link && event.status === 'Upcoming' ? <JoinMeeting event={event} href={event.link} size="md" /> : null;
  return (
    <EventDetailsDialog
      event={event}
      actions={
        join || actions ? (
          <>
            {join}
            {actions}
          </>
        ) : undefined
      }
      {...props}
    />
  );
}
