import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatDate } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { languageName } from '../../lib/language-names.ts';
import { useLocalTimeZone } from '../../lib/use-local-time-zone.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Chip, ChipList } from '../../primitives/chip/chip.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { CohostNames } from '../cohost-names/cohost-names.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { ClockPair } from './clock-pair.tsx';
import { EventPlaces } from './event-places.tsx';
import { EventSeries } from './event-series.tsx';

interface EventPageProps extends ComponentProps<'article'> {
  event: Event;
  /** The list of events. */
  eventsHref: string;
  /** The host's profile; without it the name is plain text. */
  hostHref?: string | undefined;
  /** Where the event takes place, in a few words. */
  place: ReactNode;
  /** The registration button, or the viewer's state. */
  actions: ReactNode;
  /** Keeps the actions at the bottom of phones; for a single button. */
  hasStickyActions?: boolean;
  /** Sharing and the calendar. */
  tools?: ReactNode;
  /** Before the description, such as the host's requests. */
  before?: ReactNode;
  /** At the end of the page. */
  after?: ReactNode;
  /** The members' bar is at the bottom of phones. */
  hasBar?: boolean;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** On phones everything is one column, with the picture first. */
const LAYOUT = cx(
  'flex flex-col gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-10',
);
const TICKET = cx(
  'contents lg:sticky lg:top-24 lg:col-2 lg:row-[1/span_2] lg:block lg:self-start lg:overflow-hidden',
  'lg:rounded-pop lg:border lg:border-line lg:bg-surface lg:shadow-card',
);
const ACTIONS = 'order-3 grid gap-2 lg:px-5.5 lg:pt-4';
const AT_BOTTOM = 'max-md:order-5 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:py-3';
const STICKY = 'max-md:sticky max-md:bottom-0 max-md:z-1 max-md:border-t max-md:border-line';

/** The page of one event: its story, and a ticket with time, places and actions. */
export function EventPage({
  event,
  eventsHref,
  hostHref,
  place,
  actions,
  hasStickyActions = false,
  tools,
  before,
  after,
  hasBar = false,
  timeZone,
  className,
  ...rest
}: EventPageProps) {
  const local = useLocalTimeZone();
  return (
    <article data-slot="event-page" className={cx(LAYOUT, className)} {...rest}>
      <header className="order-2 lg:order-none">
        <TextLink
          href={eventsHref}
          variant="quiet"
          className="-ms-1 mb-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold max-lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          Upcoming Events
        </TextLink>
        <h1 dir="auto" className="mb-5 wrap-anywhere max-sm:text-[2.125rem]">
          {event.title}
        </h1>
        <EventHost event={event} href={hostHref} />
      </header>
      <section aria-label="When and where" className={TICKET}>
        <EventPicture
          event={event}
          className="order-1 -mx-5 aspect-[39/16] border-b border-line sm:mx-0 sm:rounded-card lg:rounded-none"
        />
        <div className="order-3 grid gap-4 lg:px-5.5 lg:pt-5">
          <p className="type-h4">{formatDate(event.start_time, timeZone ?? local ?? 'UTC')}</p>
          <ClockPair start={event.start_time} end={event.end_time} timeZone={timeZone} />
          <p className="flex items-start gap-2.5 text-small">
            <Video aria-hidden="true" className="mt-[0.15em] size-4.5 flex-none text-ink-2" />
            <span className="min-w-0 wrap-anywhere">
              {place}
              {event.language === undefined ? null : (
                <span className="block">{`In ${languageName(event.language)}`}</span>
              )}
            </span>
          </p>
          <EventSeries event={event} />
          <EventPlaces event={event} />
        </div>
        <div className={cx(ACTIONS, hasStickyActions && [AT_BOTTOM, hasBar ? 'stick-above-bar' : STICKY])}>
          {actions}
        </div>
        <div className="order-3 flex flex-wrap gap-2 *:flex-auto lg:px-5.5 lg:pt-2 lg:pb-5.5">{tools}</div>
      </section>
      <div className="order-4 grid content-start gap-10 lg:order-none">
        {before}
        <EventStory event={event} />
        {after}
      </div>
    </article>
  );
}

function EventStory({ event: { description, skills } }: { event: Event }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="type-h3">
        About
      </h2>
      <p dir="auto" className="max-w-[44em] text-lead as-written">
        <LinkedText>{description}</LinkedText>
      </p>
      {skills.length > 0 ? (
        <ChipList aria-label="Skills offered">
          {skills.map((skill) => (
            <Chip key={skill} kind="teach">
              {skill}
            </Chip>
          ))}
        </ChipList>
      ) : null}
    </section>
  );
}

function EventHost({ event, href }: { event: Event; href: string | undefined }) {
  const Link = useLink();
  const { _id, name, photo, rating = 0 } = event.created_by;
  const shown = displayName(name);
  return (
    <div className="flex items-center gap-3.5">
      <Avatar id={_id} name={name} src={photo} size="lg" decorative />
      <div className="grid min-w-0 gap-1 leading-tight">
        <p className="wrap-anywhere">
          {'Hosted by '}
          {href ? (
            <Link href={href} dir="auto" className="rounded-chip font-semibold text-ink underline underline-offset-3">
              {shown}
            </Link>
          ) : (
            <b dir="auto" className="font-semibold">
              {shown}
            </b>
          )}
          <CohostNames event={event} />
        </p>
        {rating > 0 ? <Rating value={rating} showValue /> : null}
      </div>
    </div>
  );
}
