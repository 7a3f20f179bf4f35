import type { SearchFilters } from '@skill-exchange/api-client/types';

/** Parameters with the same name in the page's URL and in the contract. */
const sameNames = ['exact', 'both', 'level', 'language', 'hours', 'rating', 'active', 'sort'] as const;

/** Returns the URL of a search's page. It names the list in which the words are searched, and no time zone. */
export function pathOf(filters: SearchFilters): string {
  const { q, teaches, wants } = filters;
  const params = new URLSearchParams();
  const words = teaches ?? wants ?? q;
  if (words !== undefined) params.set('q', words);
  if (teaches !== undefined) params.set('side', 'teach');
  else if (wants !== undefined) params.set('side', 'learn');
  for (const name of sameNames) if (filters[name] !== undefined) params.set(name, String(filters[name]));
  return `/users?${params}`;
}
