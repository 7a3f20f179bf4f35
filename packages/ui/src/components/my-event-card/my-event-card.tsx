import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Repeat from 'lucide-react/icons/repeat';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { eventStateWords } from '../../lib/events/event-standing.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { CohostNames } from '../cohost-names/cohost-names.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { seriesInWords } from '../event-row/series-in-words.ts';
import { EventFact, EventWhen } from '../event-when/event-when.tsx';
import { JoinMeeting } from '../join-meeting/join-meeting.tsx';
import { RemovedBanner, StatusBanner } from '../status-banner/status-banner.tsx';

interface OwnEventCardProps extends Omit<ComponentProps<'article'>, 'onSelect'> {
  event: Event;
  headingLevel?: 3 | 4;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

interface CreatedEventCardProps extends OwnEventCardProps {
  href: string;
  /** Left out for co-hosts, who cannot cancel the event. */
  onDelete?: ((event: Event) => void) | undefined;
  deleting?: boolean | undefined;
}

/** An event that the member hosts or co-hosts. */
export function CreatedEventCard({ href, onDelete, deleting = false, ...card }: CreatedEventCardProps) {
  const { event } = card;
  return (
    <EventFrame variant="created" {...card}>
      {(titleId) =>
        event.status === 'Upcoming' ? (
          <>
            {event.isHidden ? <RemovedBanner className="w-full" /> : null}
            <ButtonLink href={href} variant="secondary" size="sm" aria-describedby={titleId}>
              {t`View Details`}
            </ButtonLink>
            {onDelete ? (
              <Button
                variant="danger-quiet"
                size="sm"
                aria-describedby={titleId}
                pending={deleting}
                pendingLabel={t`Deleting...`}
                onClick={() => onDelete(event)}
              >
                <Trash aria-hidden="true" />
                {t`Delete Event`}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <StatusBanner className="w-full" status={event.status} />
            {event.status === 'Completed' ? (
              <ButtonLink href={href} variant="secondary" size="sm" aria-describedby={titleId}>
                {t`Thanks and recording`}
              </ButtonLink>
            ) : null}
          </>
        )
      }
    </EventFrame>
  );
}

interface EnrolledEventCardProps extends OwnEventCardProps {
  onViewDetails: (event: Event) => void;
  /** The host has not answered the member's request yet. */
  requested?: boolean | undefined;
  /** Rendered after the other actions. */
  actions?: ReactNode;
}

/** An event that the member attends, or has requested to join. */
export function EnrolledEventCard({ onViewDetails, actions, ...card }: EnrolledEventCardProps) {
  const { event } = card;
  const isScheduled = event.status === 'Upcoming';
  return (
    <EventFrame variant="enrolled" {...card}>
      {(titleId) => (
        <>
          {isScheduled ? null : <StatusBanner className="w-full" status={event.status} />}
          {isScheduled && event.link ? <JoinMeeting event={event} href={event.link} size="sm" /> : null}
          <Button variant="secondary" size="sm" aria-describedby={titleId} onClick={() => onViewDetails(event)}>
            {t`View Details`}
          </Button>
          {actions}
        </>
      )}
    </EventFrame>
  );
}

interface EventFrameProps extends Omit<OwnEventCardProps, 'children'> {
  variant: 'created' | 'enrolled';
  requested?: boolean | undefined;
  /** Footer; receives the id of the title. */
  children: (titleId: string) => ReactNode;
}

/** Five rows that a grid's cards share: picture, title, text, times and actions. */
const ROWS = 'grid gap-y-0 in-data-[slot=my-event-grid]:row-span-5 in-data-[slot=my-event-grid]:grid-rows-subgrid';
const BODY = cx(
  'grid content-start gap-y-4 px-5 pt-4.5 pb-5',
  'in-data-[slot=my-event-grid]:row-[2/-1] in-data-[slot=my-event-grid]:grid-rows-subgrid',
);

function EventFrame(props: EventFrameProps) {
  const { event, variant, requested = false, headingLevel = 3, timeZone, className, children, ...rest } = props;
  const titleId = useId();
  const Heading = headingLevel === 4 ? 'h4' : 'h3';
  const isCancelled = event.status === 'Cancelled';
  return (
    <Card
      as="article"
      className={cx('min-w-0', ROWS, className)}
      data-variant={variant}
      data-status={event.status}
      aria-labelledby={titleId}
      {...rest}
    >
      <EventPicture event={event} className="h-22 border-b border-line">
        {requested ? (
          <Badge tone="learn" className="absolute end-3 top-3 border border-current">
            {eventStateWords.requested}
          </Badge>
        ) : null}
      </EventPicture>
      <div className={BODY}>
        <Heading
          id={titleId}
          dir="auto"
          className={cx('type-h3 line-clamp-2 wrap-anywhere', isCancelled && 'text-ink-2')}
        >
          {event.title}
        </Heading>
        <div className="-mt-2 grid content-start gap-4">
          <p dir="auto" className="line-clamp-2 text-small text-ink-2 wrap-anywhere">
            {event.description}
          </p>
          {variant === 'enrolled' || event.cohosts ? <HostLine event={event} /> : null}
        </div>
        <EventWhen start={event.start_time} end={event.end_time} timeZone={timeZone}>
          {event.series && <EventFact icon={Repeat}>{seriesInWords(event.series, event.moreDates)}</EventFact>}
          <EventFact icon={Video}>{t`Online`}</EventFact>
          {variant === 'created' && event.status === 'Upcoming' && event.requests.length > 0 ? (
            <EventFact icon={Users}>{plural(event.requests.length, { other: '# waiting for your answer' })}</EventFact>
          ) : null}
        </EventWhen>
        <div className="flex flex-wrap content-start items-center gap-x-2 gap-y-3">{children(titleId)}</div>
      </div>
    </Card>
  );
}

function HostLine({ event }: { event: Event }) {
  const { _id, name, photo } = event.created_by;
  const hosts = (
    <>
      <b dir="auto" className="font-semibold">
        {displayName(name)}
      </b>
      <CohostNames event={event} />
    </>
  );
  return (
    <p className="flex items-center gap-2 text-small">
      <Avatar id={_id} name={name} src={photo} size="xs" decorative />
      <span className="min-w-0 wrap-anywhere">
        <Trans>Hosted by {hosts}</Trans>
      </span>
    </p>
  );
}
