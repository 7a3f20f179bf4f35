import { paths } from '../../config/paths.ts';
import { useSearchAddress } from '../../lib/search/use-search-address.ts';

/** The search of events in the address. */
export function useEventAddress() {
  const { dropFilters, ...address } = useSearchAddress();

  /** Removes a filter, the words, or all filters, as offered by a search without results. */
  function drop(filter: string): void {
    if (filter === 'q') address.write('');
    else if (filter === 'all') dropFilters();
    else if (filter === 'days') address.change({ from: undefined, to: undefined });
    else address.change({ [filter]: undefined });
  }

  /** Returns the list of a day's events; of all days for the one day that is chosen. */
  function hrefOf(day: string): string {
    const next = new URLSearchParams(address.params);
    const isChosen = next.get('from') === day && next.get('to') === day;
    for (const name of ['from', 'to']) isChosen ? next.delete(name) : next.set(name, day);
    return next.size === 0 ? paths.events : `${paths.events}?${next}`;
  }

  return { ...address, drop, hrefOf };
}
