import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Chip, ChipList } from '../../primitives/chip/chip.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { CohostNames } from '../cohost-names/cohost-names.tsx';
import { HostName } from '../event-details/host-name.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { ClockPair } from './clock-pair.tsx';
import { EventPlaces } from './event-places.tsx';
import { EventSeries } from './event-series.tsx';

interface EventPageProps extends ComponentProps<'article'> {
  event: Event;
  /** The list that the page belongs to. On phones it is an arrow on the picture. */
  back: { href: string; label: string };
  /** The host's profile; without it the name is plain text. */
  hostHref?: string | undefined;
  /** Where the event takes place, in a few words. */
  place: ReactNode;
  /** The registration button, or the viewer's state with the next step. */
  actions: ReactNode;
  /** Keeps the actions at the bottom of phones, where the members' bar is on other pages. */
  hasStickyActions?: boolean;
  /** Rarely needed actions, such as leaving. */
  moreActions?: ReactNode;
  /** Sharing, the calendar, and the hosts' tools. */
  tools?: ReactNode;
  /** A form that replaces time, place and tools while a host edits them. */
  form?: ReactNode;
  /** Before the description, such as the host's requests; on phones right after the time. */
  before?: ReactNode;
  /** After the description, in place of the skills. */
  facts?: ReactNode;
  /** At the end of the page. */
  after?: ReactNode;
  /** A lower picture on phones, so that the host's requests are in view. */
  isCompact?: boolean;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** On phones everything is one column, with the picture first. */
const LAYOUT = cx(
  'relative flex flex-col gap-y-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:grid-rows-[auto_1fr]',
  'lg:gap-x-12 lg:gap-y-12',
);
const TICKET = cx(
  'contents lg:col-2 lg:row-[1/span_2] lg:block lg:self-start lg:overflow-hidden',
  'lg:rounded-pop lg:border lg:border-line lg:bg-surface lg:pb-5.5 lg:shadow-card',
);
const BACK = 'on-picture -ms-1 mb-2 sm:max-lg:ms-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold';
const ACTIONS = 'order-4 lg:px-5.5 lg:pt-4';

/** An event's actions: one under the other in the ticket, side by side on phones. */
export function EventActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="event-actions" className={cx('event-actions', className)} {...rest} />;
}

/** The page of one event, for visitors, guests and hosts: its story, and a ticket with time, places and actions. */
export function EventPage({
  event,
  back,
  hostHref,
  place,
  actions,
  hasStickyActions = false,
  moreActions,
  tools,
  form,
  before,
  facts,
  after,
  isCompact = false,
  timeZone,
  className,
  ...rest
}: EventPageProps) {
  const { zone } = useShownZone(timeZone);
  return (
    <article data-slot="event-page" className={cx(LAYOUT, className)} {...rest}>
      <header className="order-2 lg:order-none">
        <TextLink href={back.href} variant="quiet" className={BACK}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          {back.label}
        </TextLink>
        <h1 dir="auto" className="mb-4 wrap-anywhere max-sm:text-h2">
          {event.title}
        </h1>
        <EventHost event={event} href={hostHref} />
      </header>
      <section aria-label={t`When and where`} className={cx(TICKET, form == null && 'lg:sticky lg:top-24')}>
        <EventPicture
          event={event}
          className={cx(
            'order-1 -mx-5 aspect-[39/16] border-b border-line sm:mx-0 sm:rounded-card lg:rounded-none',
            isCompact && 'max-lg:max-h-20',
          )}
        />
        {form == null ? (
          <>
            <div className="order-2 grid gap-4 lg:px-5.5 lg:pt-5">
              <p className="type-h4">{formatDate(event.start_time, zone)}</p>
              <ClockPair start={event.start_time} end={event.end_time} timeZone={timeZone} />
            </div>
            <div className="order-4 grid gap-4 lg:px-5.5 lg:pt-4">
              <EventSeries event={event} />
              <p className="flex items-start gap-2 text-small">
                <Video aria-hidden="true" className="mt-[0.15em] size-4.5 flex-none text-ink-2" />
                <span className="min-w-0 wrap-anywhere">
                  {place}
                  {event.language === undefined ? null : (
                    <span className="block">{t`In ${{ language: languageName(event.language) }}`}</span>
                  )}
                </span>
              </p>
              <EventPlaces event={event} />
            </div>
          </>
        ) : (
          <div className="order-2 lg:px-5.5 lg:pt-5">{form}</div>
        )}
        <div className={cx(ACTIONS, hasStickyActions && 'at-bottom')}>{actions}</div>
        <div className="order-4 grid gap-2 empty:hidden lg:px-5.5 lg:pt-2">{moreActions}</div>
        <div className="order-4 flex flex-wrap gap-2 *:flex-auto empty:hidden lg:px-5.5 lg:pt-2">{tools}</div>
      </section>
      <div className="contents content-start lg:grid lg:gap-y-12">
        <div className="order-3 grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden">{before}</div>
        <div className="order-4 grid grid-cols-[minmax(0,1fr)] content-start gap-12 pt-4">
          <EventStory event={event} facts={facts} />
          {after}
        </div>
      </div>
    </article>
  );
}

function EventStory({ event: { description, skills }, facts }: { event: Event; facts: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="type-h3">
        {t({ message: 'About', context: 'of an event' })}
      </h2>
      <p dir="auto" className="max-w-[44em] text-lead as-written">
        <LinkedText>{description}</LinkedText>
      </p>
      {facts ??
        (skills.length > 0 ? (
          <ChipList aria-label={t`Skills offered`}>
            {skills.map((skill) => (
              <Chip key={skill} kind="teach">
                <bdi>{skillName(skill)}</bdi>
              </Chip>
            ))}
          </ChipList>
        ) : null)}
    </section>
  );
}

function EventHost({ event, href }: { event: Event; href: string | undefined }) {
  const { _id, photo, rating = 0 } = event.created_by;
  const name = displayName(event.created_by.name);
  const hosts = (
    <>
      <HostName href={href}>{name}</HostName>
      <CohostNames event={event} />
    </>
  );
  return (
    <div className="flex items-center gap-4">
      <Avatar id={_id} name={event.created_by.name} src={photo} size="lg" decorative />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 leading-tight">
        <p className="wrap-anywhere">
          <Trans>Hosted by {hosts}</Trans>
        </p>
        {rating > 0 ? <Rating value={rating} showValue /> : null}
      </div>
    </div>
  );
}
