import type { Event } from '@skill-exchange/api-client/types';
import { Avatar } from '@skill-exchange/ui/avatar';
import { Chip, ChipList } from '@skill-exchange/ui/chip';
import { Dialog, DialogContent } from '@skill-exchange/ui/dialog';
import { EventPattern } from '@skill-exchange/ui/event-pattern';
import { EventFact, EventWhen } from '@skill-exchange/ui/event-when';
import { useLink } from '@skill-exchange/ui/link-context';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { skillNamesOf } from './event-skills.ts';
import { useEventPhotos } from './use-event-photos.ts';

type EventDetailsDialogProps = {
  event: Event;
  onClose: () => void;
  /** What the reader can do about the event. */
  actions?: ReactNode;
};

/** Everything about one event that a card has no room for. */
export function EventDetailsDialog({ event, onClose, actions }: EventDetailsDialogProps) {
  const { title, description, date, start_time, end_time, max_participants } = event;
  const skills = skillNamesOf(event);
  // The dialog has no trigger of its own to give the focus back to.
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        title={title}
        media={
          <EventPattern title={title} cancelled={event.status === 'Cancelled'} className="aspect-[12/5]" />
        }
        footer={actions}
        onCloseAutoFocus={(closing) => {
          closing.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <HostLine event={event} />
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
        <EventWhen start={start_time} end={end_time} date={date}>
          <EventFact icon={Users}>
            {event.current_participants_count} / {max_participants} participants
          </EventFact>
        </EventWhen>
        {skills.length > 0 && (
          <ChipList aria-label="Skills">
            {skills.map((skill) => (
              <Chip key={skill} kind="teach">
                {skill}
              </Chip>
            ))}
          </ChipList>
        )}
      </DialogContent>
    </Dialog>
  );
}

function HostLine({ event }: { event: Event }) {
  const Link = useLink();
  const host = useEventPhotos()(event).created_by;
  return (
    <Link
      href={paths.user.to(host._id)}
      className="flex min-h-11 items-center gap-2.5 self-start text-small text-ink no-underline hover:underline"
    >
      <Avatar id={host._id} name={host.name} src={host.photo ?? ''} size="xs" />
      Hosted by {host.name}
    </Link>
  );
}
