import { type EventFilters, useEventFacets } from '@skill-exchange/api-client/search';
import { EventDayStrip, EventMonth } from '@skill-exchange/ui/components/event-month';
import { localTimeZone } from '@skill-exchange/ui/lib/date-time';
import { paths } from '../../config/paths.ts';
import type { EventAddressFilters } from '../../lib/event-filters-in.ts';

type EventDayLinksProps = {
  filters: EventFilters;
  shown: EventAddressFilters;
  /** The viewer's day. */
  today: string;
  /** The current address. */
  params: URLSearchParams;
};

/** Links to days with events: a month beside the list, or the next days above it on small screens. */
export function EventDayLinks({ filters, shown: { from, to }, today, params }: EventDayLinksProps) {
  // The same request as that of the filters.
  const { data: facets } = useEventFacets({ ...filters, timeZone: localTimeZone() });
  /** The chosen day's own link shows all days again. */
  function hrefOf(day: string): string {
    const next = new URLSearchParams(params);
    const isChosen = from === day && to === day;
    for (const name of ['from', 'to']) isChosen ? next.delete(name) : next.set(name, day);
    return next.size === 0 ? paths.events : `${paths.events}?${next}`;
  }
  const days = { days: facets?.days, today, from, to, hrefOf };
  return (
    <>
      <EventMonth {...days} className="sticky top-24 max-lg:hidden" />
      <EventDayStrip {...days} className="lg:hidden" />
    </>
  );
}
