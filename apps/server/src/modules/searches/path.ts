import type { SearchFilters } from '@skill-exchange/api-client/types';

/** What the page's address names as the contract does. */
const sameNames = ['exact', 'both', 'level', 'language', 'hours', 'rating', 'active', 'sort'] as const;

/** The page of a search. Its address has words with the list that they are looked for in, and no time zone. */
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
