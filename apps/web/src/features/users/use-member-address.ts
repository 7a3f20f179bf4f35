import { sideIn } from '../../lib/search/member-filters-in.ts';
import { useSearchAddress } from '../../lib/search/use-search-address.ts';

/** The member search in the URL. */
export function useMemberAddress() {
  const { dropFilters, ...address } = useSearchAddress();

  /** Removes a suggested part of a search without results: a filter, the words, or all filters. */
  function drop(filter: string): void {
    if (['q', 'teaches', 'wants'].includes(filter)) address.write('', { side: undefined });
    else if (filter === 'all') dropFilters();
    else address.change({ [filter]: undefined });
  }

  return { ...address, drop, side: sideIn(address.params) };
}
