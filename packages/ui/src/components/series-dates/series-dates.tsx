import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { formatDate, formatTimes } from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';
import { TextLink } from '../../primitives/link/link.tsx';
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

/** The upcoming dates of a series, each with a link to its page. */
export function SeriesDates({ dates, currentId, hrefOf, timeZone }: SeriesDatesProps) {
  const { zone, isOwn } = useShownZone(timeZone);
  return (
    <ul data-slot="series-dates" className="grid gap-1">
      {dates.map((event) => (
        <li key={event._id} className="flex min-h-11 flex-wrap items-center gap-x-3 text-small">
          {event._id === currentId ? (
            <span aria-current="page" className="font-semibold">
              {formatDate(event.start_time, zone)}
            </span>
          ) : (
            <TextLink href={hrefOf(event)} className="py-2.5">
              {formatDate(event.start_time, zone)}
            </TextLink>
          )}
          <span className="text-ink-2">
            <bdi>{formatTimes(event.start_time, zone, isOwn)}</bdi>
            {event.freePlaces === 0 ? ` · ${t`Full`}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function SeriesDatesSkeleton() {
  return (
    <div data-slot="series-dates-skeleton" aria-hidden="true" className="grid gap-5 py-2.5">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="h-5 w-60 max-w-full" />
    </div>
  );
}
