import { plural } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';

/** Returns 'Every Saturday · 7 more dates'. */
export function seriesInWords({ words }: NonNullable<Event['series']>, moreDates = 0): string {
  if (moreDates === 0) return words;
  return `${words} · ${plural(moreDates, { one: '# more date', other: '# more dates' })}`;
}
