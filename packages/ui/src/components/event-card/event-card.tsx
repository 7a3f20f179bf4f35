import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Repeat from 'lucide-react/icons/repeat';
import Users from 'lucide-react/icons/users';
import { type ComponentProps, useId } from 'react';
import type { EventViewer } from '../../lib/registration-state.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ChipList } from '../../primitives/chip/chip.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { seriesInWords } from '../event-row/series-in-words.ts';
import { EventFact, EventWhen } from '../event-when/event-when.tsx';
import { skillChips } from '../skill-chips/skill-chips.tsx';
import { EventHostLink } from './event-host-link.tsx';
import { EventMark } from './event-mark.tsx';

interface EventCardProps extends ComponentProps<'article'> {
  event: Event;
  /** `listing` also renders the description and the participant count. */
  variant?: 'featured' | 'listing';
  onShowMore: (event: Event) => void;
  hostHref: string;
  /** The event's page; without it the title is plain text. */
  href?: string | undefined;
  headingLevel?: 2 | 3;
  /** The signed-in member; default: a visitor. */
  viewer?: EventViewer | null;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/**
 * Six rows: picture, title, host, times, skills and action. A grid's cards share them, so that each
 * row is aligned with its neighbors.
 */
const ROWS = cx(
  'grid grid-cols-[minmax(0,1fr)] gap-y-0',
  'in-data-[slot=event-card-grid]:row-span-6 in-data-[slot=event-card-grid]:grid-rows-subgrid',
);
const BODY = cx(
  'grid content-start gap-y-4 px-5 pt-5 pb-6 sm:px-6',
  'in-data-[slot=event-card-grid]:row-[2/-1] in-data-[slot=event-card-grid]:grid-rows-subgrid',
);
/** The last of three cards in two columns has its picture next to its text. */
const WIDE = {
  card: 'sm:max-lg:in-[li:nth-child(3):last-child]:grid-cols-2',
  picture: cx(
    'sm:max-lg:in-[li:nth-child(3):last-child]:row-[1/-1] sm:max-lg:in-[li:nth-child(3):last-child]:border-e',
    'sm:max-lg:in-[li:nth-child(3):last-child]:aspect-auto sm:max-lg:in-[li:nth-child(3):last-child]:border-b-0',
  ),
};

/** On a phone, an event is a row: a small picture beside its title and host, and the action beside its skills. */
const ROW = {
  card: 'max-sm:relative',
  picture: 'overflow-clip max-sm:absolute max-sm:m-4 max-sm:size-24 max-sm:rounded-ctl',
  mark: 'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0',
  body: 'max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-2 max-sm:p-4 max-sm:*:col-span-full',
  head: 'max-sm:grid max-sm:min-h-24 max-sm:content-start max-sm:gap-2 max-sm:ps-28',
  skills: 'max-sm:col-[1]! max-sm:row-[3/-1]',
  action: 'max-sm:col-[2]! max-sm:row-[3/-1]',
};

/** Summary of an event with a button for its details. */
export function EventCard({
  event,
  variant = 'listing',
  onShowMore,
  hostHref,
  href,
  headingLevel = 3,
  viewer = null,
  timeZone,
  className,
  ...rest
}: EventCardProps) {
  const { current_participants_count: taken, max_participants: size } = event;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const Link = useLink();
  return (
    <Card
      as="article"
      data-slot="event-card"
      className={cx(ROWS, WIDE.card, ROW.card, className)}
      data-variant={variant}
      aria-labelledby={titleId}
      {...rest}
    >
      <EventPicture event={event} className={cx('aspect-[12/5] border-b border-line', WIDE.picture, ROW.picture)}>
        <EventMark event={event} viewer={viewer} className={cx('absolute end-3 top-3', ROW.mark)} />
      </EventPicture>
      <div className={cx(BODY, ROW.body)}>
        <div className={cx('contents', ROW.head)}>
          <div className="relative">
            <Heading id={titleId} dir="auto" className="type-h3 line-clamp-3 wrap-anywhere max-sm:text-h4">
              {href === undefined ? (
                event.title
              ) : (
                // High enough for a finger: the area belongs to the box around, since the heading clips what is in it.
                <Link
                  href={href}
                  className="text-inherit no-underline after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
                >
                  {event.title}
                </Link>
              )}
            </Heading>
          </div>
          <div className="grid content-start gap-4">
            <EventHostLink event={event} href={hostHref} />
            {variant === 'listing' && (
              <p dir="auto" className="line-clamp-2 text-small wrap-anywhere text-ink-2 max-sm:hidden">
                {event.description}
              </p>
            )}
          </div>
        </div>
        <EventWhen start={event.start_time} end={event.end_time} timeZone={timeZone}>
          {event.series && <EventFact icon={Repeat}>{seriesInWords(event.series, event.moreDates)}</EventFact>}
          {variant === 'listing' && (
            <EventFact icon={Users}>
              <span dir="ltr">{t`${taken} / ${size} participants`}</span>
              {event.language === undefined ? null : ` · ${t`in ${{ language: languageName(event.language) }}`}`}
            </EventFact>
          )}
        </EventWhen>
        {event.skills.length > 0 && (
          <ChipList aria-label={t`Skills`} className={ROW.skills}>
            {skillChips(event.skills, { kind: 'teach' }, (more) => t`+${more} more`)}
          </ChipList>
        )}
        <Button
          variant="secondary"
          className={cx('mt-auto w-full in-data-[slot=event-card-grid]:row-end-[-1]', ROW.action)}
          aria-describedby={titleId}
          onClick={() => onShowMore(event)}
        >
          {t`Show More`}
        </Button>
      </div>
    </Card>
  );
}

export function EventCardSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Card
      data-slot="event-card-skeleton"
      aria-hidden="true"
      className={cx('flex h-full flex-col in-data-[slot=event-card-grid]:row-span-6', className)}
      {...rest}
    >
      <Skeleton className="aspect-[12/5] h-auto" />
      <div className="flex flex-1 flex-col gap-4 px-5 pt-5 pb-6 sm:px-6">
        <Skeleton shape="block" className="h-7 w-4/5" />
        <div className="flex items-center gap-2">
          <Skeleton shape="circle" className="size-8" />
          <Skeleton shape="block" className="h-4 w-2/5" />
        </div>
        <div className="grid gap-2">
          <Skeleton shape="block" className="h-4 w-3/5" />
          <Skeleton shape="block" className="h-4 w-4/5" />
        </div>
        <Skeleton shape="block" className="h-7.5 w-3/4" />
        <Skeleton shape="block" className="mt-auto h-12" />
      </div>
    </Card>
  );
}

interface EventCardGridProps extends ComponentProps<'ul'> {
  /** One column at every width, with the grid's rows. */
  isOneColumn?: boolean;
}

/**
 * One to three columns; in two columns, the last of three cards spans both. Its items pass its rows on
 * to the cards.
 */
export function EventCardGrid({ isOneColumn = false, className, ...rest }: EventCardGridProps) {
  return (
    <ul
      data-slot="event-card-grid"
      className={cx(
        'grid gap-4 sm:gap-6',
        isOneColumn ? 'sm:row-span-6 sm:grid-rows-subgrid' : 'sm:grid-cols-2 lg:grid-cols-3',
        '*:row-span-6 *:grid *:grid-cols-[minmax(0,1fr)] *:grid-rows-subgrid *:gap-y-0',
        'sm:max-lg:[&>:nth-child(3):last-child]:col-span-full',
        className,
      )}
      {...rest}
    />
  );
}
