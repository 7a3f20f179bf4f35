import type { Event } from '@skill-exchange/api-client/types';

/** Returns 'Every Saturday · 7 more dates'. */
export function seriesInWords({ words }: NonNullable<Event['series']>, moreDates = 0): string {
  if (moreDates === 0) return words;
  return `${words} · ${moreDates === 1 ? '1 more date' : `${moreDates} more dates`}`;
}
