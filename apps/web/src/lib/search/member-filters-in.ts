import type { MemberFilters } from '@skill-exchange/api-client/search';

/** The valid values of a filter in the URL; others are ignored. */
const values = {
  both: ['true'],
  level: ['starting', 'comfortable', 'can-teach'],
  hours: [
    'weekday-mornings',
    'weekday-afternoons',
    'weekday-evenings',
    'weekend-mornings',
    'weekend-afternoons',
    'weekend-evenings',
  ],
  rating: ['3', '4', '4.5'],
  active: ['this-week', 'this-month'],
  sort: ['rating', 'newest'],
  exact: ['true'],
} as const;

const languageCode = /^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]+)*$/;

/** Filters in the URL besides the words. */
export interface AddressFilters {
  readonly both?: 'true';
  readonly level?: (typeof values.level)[number];
  readonly language?: string;
  readonly hours?: (typeof values.hours)[number];
  readonly rating?: (typeof values.rating)[number];
  readonly active?: (typeof values.active)[number];
  readonly sort?: (typeof values.sort)[number];
  readonly exact?: 'true';
}

/** Reads the filters of `/users`: `?language=de&rating=4`. */
export function filtersIn(params: URLSearchParams): AddressFilters {
  const known = Object.entries(values).flatMap(([name, allowed]) => {
    const value = params.get(name);
    return value !== null && (allowed as readonly string[]).includes(value) ? [[name, value] as const] : [];
  });
  const language = params.get('language');
  if (language !== null && languageCode.test(language)) known.push(['language', language]);
  return Object.fromEntries(known);
}

/** The list to search for the words; by default both lists and names. */
export type Side = 'teach' | 'learn' | undefined;

/** Returns the list to search that an address names. */
export function sideIn(params: URLSearchParams): Side {
  const side = params.get('side');
  return side === 'teach' || side === 'learn' ? side : undefined;
}

/** Returns what the server is asked for: the words with the side they are meant for, and the filters. */
export function memberFilters(params: URLSearchParams, search: string, timeZone: string): MemberFilters {
  const { both, exact, rating, ...others } = filtersIn(params);
  const side = sideIn(params);
  const words = side === undefined ? { q: search } : side === 'teach' ? { teaches: search } : { wants: search };
  return {
    ...words,
    ...others,
    ...(both && { both: true }),
    ...(exact && { exact: true }),
    ...(rating && { rating: Number(rating) as MemberFilters['rating'] }),
    ...(others.hours && { timeZone }),
  };
}
