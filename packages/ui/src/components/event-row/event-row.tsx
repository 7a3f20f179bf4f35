import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Repeat from 'lucide-react/icons/repeat';
import { type ComponentProps, useId } from 'react';
import type { EventViewer } from '../../lib/registration-state.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ChipList } from '../../primitives/chip/chip.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { EventPicture } from '../event-picture/event-picture.tsx';
import { EventFact } from '../event-when/event-when.tsx';
import { skillChips } from '../skill-chips/skill-chips.tsx';
import { EventClocks } from './event-clocks.tsx';
import { EventHostLink } from './event-host-link.tsx';
import { EventSeats } from './event-seats.tsx';
import { RowMark } from './row-mark.tsx';
import { seriesInWords } from './series-in-words.ts';

interface EventRowProps extends ComponentProps<'article'> {
  event: Event;
  onShowMore: (event: Event) => void;
  hostHref: string;
  /** The event's page. */
  href: string;
  /** The signed-in member; default: a visitor. */
  viewer?: EventViewer | null;
  /** Skills that the viewer wants to learn. */
  wanted?: readonly string[] | undefined;
  /** Names the day, where it does not stand beside the row. */
  withDay?: boolean;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** From 640 px the picture is a column at the end, on phones a square beside the title. */
const PICTURE = cx(
  'max-sm:absolute max-sm:end-4 max-sm:top-4 max-sm:size-22 max-sm:rounded-ctl',
  'sm:border-s sm:border-line',
);

/** An event in a list: when, what, who and how many. */
export function EventRow(props: EventRowProps) {
  const { event, onShowMore, hostHref, href, viewer = null, wanted = [], withDay = false, ...others } = props;
  const { timeZone, className, ...rest } = others;
  const titleId = useId();
  const Link = useLink();
  const wants = new Set(wanted.map((skill) => skill.toLowerCase()));
  return (
    <Card
      as="article"
      data-slot="event-row"
      aria-labelledby={titleId}
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)] hover:border-line-strong sm:grid-cols-[minmax(0,1fr)_152px]',
        'xl:grid-cols-[minmax(0,1fr)_184px]',
        className,
      )}
      {...rest}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 p-4 sm:px-5 sm:pb-5">
        <div className="grid gap-2 max-sm:min-h-22 max-sm:content-start max-sm:pe-26">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:min-h-7">
            <EventClocks start={event.start_time} end={event.end_time} timeZone={timeZone} withDay={withDay} />
            <RowMark event={event} viewer={viewer} className="max-sm:-order-1" />
          </div>
          <div className="relative">
            <h3 id={titleId} dir="auto" className="type-h4 line-clamp-3 wrap-anywhere">
              {/* The heading clips what is in it, so the area for a finger belongs to the box around. */}
              <Link
                href={href}
                className="text-inherit no-underline after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
              >
                {event.title}
              </Link>
            </h3>
          </div>
        </div>
        {event.series && <EventFact icon={Repeat}>{seriesInWords(event.series, event.moreDates)}</EventFact>}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <EventHostLink event={event} href={hostHref} />
          <EventSeats event={event} />
        </div>
        <div className="mt-1 flex items-end justify-between gap-3">
          {event.skills.length > 0 ? (
            <ChipList aria-label={t`Skills`}>
              {skillChips(
                event.skills,
                (skill) => ({ kind: wants.has(skill.toLowerCase()) ? 'wanted' : 'teach' }),
                (more) => t`+${more} more`,
              )}
            </ChipList>
          ) : (
            <span />
          )}
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0"
            aria-describedby={titleId}
            onClick={() => onShowMore(event)}
          >
            {t`Show More`}
          </Button>
        </div>
      </div>
      <EventPicture event={event} className={PICTURE} />
    </Card>
  );
}

/** A row that loads, as high as one with a short title. */
export function EventRowSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <Card
      data-slot="event-row-skeleton"
      aria-hidden="true"
      className={cx(
        'grid min-h-52 grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_152px] xl:grid-cols-[minmax(0,1fr)_184px]',
        className,
      )}
      {...rest}
    >
      <div className="grid content-between gap-3 p-4 sm:px-5 sm:pb-5">
        <Skeleton shape="block" className="h-4 w-3/5" />
        <Skeleton shape="block" className="h-6 w-4/5" />
        <div className="flex items-center gap-2">
          <Skeleton shape="circle" className="size-8" />
          <Skeleton shape="block" className="h-4 w-2/5" />
        </div>
        <Skeleton shape="block" className="h-7 w-1/3" />
      </div>
      <Skeleton className="h-full max-sm:hidden" />
    </Card>
  );
}

/** Some events of a page about more: two beside each other, and the last of three over the whole width. */
export function EventRowGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="event-row-grid"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-4 *:grid *:grid-cols-[minmax(0,1fr)] lg:grid-cols-2 lg:gap-6',
        'lg:[&>:nth-child(3):last-child]:col-span-full',
        className,
      )}
      {...rest}
    />
  );
}
