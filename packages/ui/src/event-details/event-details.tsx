import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Chip, ChipList } from '../chip/chip.tsx';
import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import { hostOf, skillNamesOf } from '../event-card/event-facts.ts';
import { EventPattern } from '../event-pattern/event-pattern.tsx';
import { EventFact, EventWhen } from '../event-when/event-when.tsx';
import { useLink } from '../link-context/link-context.tsx';
import { Rating } from '../rating/rating.tsx';

interface EventDetailsProps extends ComponentProps<'div'> {
  event: Event;
  /** The host's profile; without it the host is not a link. */
  hostHref?: string | undefined;
  /** The reader's IANA time zone; the browser's own unless a story fixes one. */
  timeZone?: string | undefined;
}

/** Everything about an event but its title: the body of a dialog or of a page. */
export function EventDetails({ event, hostHref, timeZone, className, ...rest }: EventDetailsProps) {
  const skills = skillNamesOf(event);
  return (
    <div data-slot="event-details" className={cx('grid min-w-0 gap-5', className)} {...rest}>
      <EventHost event={event} href={hostHref} />
      <p className="whitespace-pre-line wrap-anywhere">{event.description}</p>
      <EventWhen
        start={event.start_time}
        end={event.end_time}
        date={event.date}
        timeZone={timeZone}
        className="gap-1.5"
      >
        <EventFact icon={Users}>
          {`${event.current_participants_count} / ${event.max_participants} participants`}
        </EventFact>
      </EventWhen>
      {skills.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-small font-semibold">Skills offered</p>
          <ChipList aria-label="Skills offered">
            {skills.map((skill) => (
              <Chip key={skill} kind="teach">
                {skill}
              </Chip>
            ))}
          </ChipList>
        </div>
      ) : null}
    </div>
  );
}

/** Who hosts an event, with how others rate them. */
function EventHost({ event, href }: { event: Event; href: string | undefined }) {
  const Link = useLink();
  const { id, name, photo } = hostOf(event);
  const rating = event.created_by?.rating;
  const shown = name || 'Unknown User';
  return (
    <div className="flex items-center gap-3">
      <Avatar id={id} name={name} src={photo} decorative />
      <div className="grid min-w-0 gap-1 text-small leading-tight">
        <p className="wrap-anywhere">
          {'Hosted by '}
          {href ? (
            <Link href={href} className="rounded-chip font-semibold text-ink underline underline-offset-3">
              {shown}
            </Link>
          ) : (
            <b className="font-semibold">{shown}</b>
          )}
        </p>
        {rating === undefined ? null : <Rating value={rating} showValue />}
      </div>
    </div>
  );
}

interface EventDetailsDialogProps {
  /** The event to show; none closes the dialog. */
  event: Event | null;
  onClose: () => void;
  /** What the reader can do about it, such as a registration button. */
  actions?: ReactNode;
  hostHref?: string | undefined;
  timeZone?: string | undefined;
}

/** An event in full, as anybody sees it. */
export function EventDetailsDialog({ event, onClose, actions, ...details }: EventDetailsDialogProps) {
  // The dialog still shows its event while it closes.
  const [shown, setShown] = useState(event);
  if (event && event !== shown) setShown(event);
  return (
    <Dialog open={event !== null} onOpenChange={(open) => open || onClose()}>
      {shown ? (
        <DialogContent
          title={shown.title}
          media={
            <EventPattern
              title={shown.title}
              cancelled={shown.status === 'Cancelled'}
              className="h-36 sm:h-45"
            />
          }
          footer={actions}
        >
          <EventDetails event={shown} {...details} />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

/** An event in full for somebody who takes part: with the way into the meeting, once there is one. */
export function EnrolledEventDialog({ event, actions, ...props }: EventDetailsDialogProps) {
  const join =
    event?.link && event.status === 'Upcoming' ? <JoinMeeting href={event.link} size="md" /> : null;
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

/** The way into an event's meeting, in a new tab. */
export function JoinMeeting({ href, size }: { href: string; size: 'sm' | 'md' }) {
  return (
    <Button asChild size={size}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Video aria-hidden="true" />
        Join Meeting
      </a>
    </Button>
  );
}
