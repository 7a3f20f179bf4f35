import { type EventFilters, useEventFacets } from '@skill-exchange/api-client/search';
import { EventMonth } from '@skill-exchange/ui/components/event-month';
import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import type { EventAddressFilters } from '../../lib/search/event-filters-in.ts';

type EventRailProps = {
  filters: EventFilters;
  shown: EventAddressFilters;
  /** The viewer's day. */
  today: string;
  /** The list of a day's events. */
  hrefOf: (day: string) => string;
};

/** The month beside the agenda, on the counts of the filters. */
export function EventRail({ filters, shown, today, hrefOf }: EventRailProps) {
  const { data: facets } = useEventFacets({ ...filters, timeZone: localTimeZone() });
  // A backend may count no days.
  if (facets && facets.days === undefined) return null;
  return <EventMonth {...{ today, hrefOf }} days={facets?.days} from={shown.from} to={shown.to} />;
}
