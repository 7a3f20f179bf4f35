import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { eventStanding } from '../../lib/events/event-standing.ts';
import { formatShortDay, formatTimes } from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface SeriesDatesProps {
  /** The upcoming dates. */
  dates: readonly Event[];
  /** The id of the date whose page this is. */
  currentId: string;
  hrefOf: (event: Event) => string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

const ROW = 'relative -m-1.5 flex gap-2 overflow-x-auto scroll-p-1.5 p-1.5';
const DATE = 'grid min-h-11 content-start rounded-ctl border px-4 py-3 text-small whitespace-nowrap text-ink';

/** The upcoming dates of a series in a row, each with its places and a link to its page. */
export function SeriesDates({ dates, currentId, hrefOf, timeZone }: SeriesDatesProps) {
  const { zone, isOwn } = useShownZone(timeZone);
  const row = useCurrentInView<HTMLUListElement>();
  const Link = useLink();
  const now = useNow();
  const usual = clockOf(dates.find(({ _id }) => _id === currentId) ?? dates[0]);
  return (
    <ul ref={row} data-slot="series-dates" className={ROW}>
      {dates.map((event) => {
        const { places } = eventStanding(event, null, { now });
        const date = (
          <>
            <b className="type-h4 text-nowrap">{formatShortDay(event.start_time, zone)}</b>
            {clockOf(event) === usual ? null : <bdi>{formatTimes(event.start_time, zone, isOwn)}</bdi>}
            <span className="text-ink-2">{places}</span>
          </>
        );
        return (
          <li key={event._id} className="flex">
            {event._id === currentId ? (
              <span aria-current="page" className={cx(DATE, 'border-ink inset-ring inset-ring-ink')}>
                {date}
              </span>
            ) : (
              <Link
                href={hrefOf(event)}
                className={cx(DATE, 'border-line bg-surface no-underline transition-colors hover:border-ink')}
              >
                {date}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the time of day of a start, in UTC. */
const clockOf = (event: Event | undefined) => event?.start_time.slice(11, 16);

export function SeriesDatesSkeleton() {
  return (
    <div data-slot="series-dates-skeleton" aria-hidden="true" className="flex gap-2 overflow-clip">
      {['one', 'two', 'three'].map((each) => (
        <Skeleton key={each} shape="block" className="h-18 w-32 shrink-0 rounded-ctl" />
      ))}
    </div>
  );
}
