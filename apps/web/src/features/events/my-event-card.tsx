import type { Event } from '@skill-exchange/api-client/types';
import { Avatar } from '@skill-exchange/ui/avatar';
import { Banner } from '@skill-exchange/ui/banner';
import { Button } from '@skill-exchange/ui/button';
import { Card } from '@skill-exchange/ui/card';
import { EventPattern } from '@skill-exchange/ui/event-pattern';
import { EventFact, EventWhen } from '@skill-exchange/ui/event-when';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import Video from 'lucide-react/icons/video';
import { type ReactNode, useId } from 'react';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';

type MyEventCardProps = {
  event: Event;
  /** Who hosts it, where that is not the reader. */
  host?: ReactNode;
  /** What can be done while it is still ahead. */
  actions?: ReactNode;
};

/** An event of the member's own: hosted or taken part in. */
export function MyEventCard({ event, host, actions }: MyEventCardProps) {
  const titleId = useId();
  const { title, description, date, start_time, end_time, status } = event;
  const footer = status === 'Upcoming' ? actions : <EndBanner status={status} />;
  return (
    <Card asChild className="flex h-full flex-col">
      <article aria-labelledby={titleId}>
        <EventPattern
          title={title}
          cancelled={status === 'Cancelled'}
          className="h-22 border-b border-line"
        />
        <div className="flex flex-1 flex-col gap-4 p-5">
          <div className="grid gap-1.5">
            <h3 id={titleId} className="line-clamp-3 wrap-anywhere">
              {title}
            </h3>
            <p className="line-clamp-3 text-small text-ink-2 wrap-anywhere">{description}</p>
          </div>
          {host}
          <EventWhen start={start_time} end={end_time} date={date}>
            <EventFact icon={Video}>Online</EventFact>
          </EventWhen>
          {footer ? <div className="mt-auto flex flex-wrap gap-2">{footer}</div> : null}
        </div>
      </article>
    </Card>
  );
}

/** Who hosts the event, by name and picture. */
export function EventHostLine({ event: { created_by, host_name, host_img } }: { event: Event }) {
  const photoUrl = usePhotoUrl();
  return (
    <p className="flex items-center gap-2.5 text-small">
      <Avatar id={created_by._id} name={host_name} src={photoUrl(host_img)} size="xs" decorative />
      <span>
        Hosted by <b className="font-semibold">{host_name || 'Unknown User'}</b>
      </span>
    </p>
  );
}

/** Opens the event's meeting in a tab of its own. */
export function JoinMeetingLink({ link }: { link: string }) {
  return (
    <Button asChild size="sm">
      <a href={link} target="_blank" rel="noopener noreferrer">
        Join Meeting
      </a>
    </Button>
  );
}

function EndBanner({ status }: { status: 'Cancelled' | 'Completed' }) {
  return status === 'Cancelled' ? (
    <Banner tone="danger" className="flex-1">
      <CalendarX aria-hidden="true" /> Event Canceled
    </Banner>
  ) : (
    <Banner tone="teach" className="flex-1">
      <Check aria-hidden="true" /> Event Completed
    </Banner>
  );
}
