import { useSearchAddress } from '../../lib/use-search-address.ts';

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

  return { ...address, drop };
}
