import { t } from '@lingui/core/macro';
import type { Availability } from '@skill-exchange/api-client/types';
import { commaList, withComma } from '../texts/list-words.ts';
import { fromTo, timeOfDay } from './date-time.ts';
import { weekdayName } from './weekdays.ts';

/** Returns weekly hours in one line: 'Mon, Wed 6:00 PM – 9:00 PM, Lisbon time'; empty without hours. */
export function hoursInWords({ weekly, timeZone }: Pick<Availability, 'weekly' | 'timeZone'>): string {
  const byHours = new Map<string, string[]>();
  for (const { weekday, from, to } of weekly) {
    const times = fromTo(clockInWords(from), clockInWords(to));
    byHours.set(times, [...(byHours.get(times) ?? []), weekdayName(weekday - 1, 'short')]);
  }
  if (byHours.size === 0) return '';
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const hours = commaList([...byHours].map(([times, names]) => onDays(commaList(names), times)));
  return withComma(hours, t`${city} time`);
}

const onDays = (days: string, hours: string) => t`${days} ${hours}`;

/** Formats '18:30' as '6:30 PM', '24:00' as 'Midnight'. */
export function clockInWords(time: string): string {
  if (time === '24:00') return t`Midnight`;
  const date = new Date(`2024-01-01T${time}:00Z`);
  return Number.isNaN(date.getTime()) ? time : timeOfDay(date, 'UTC');
}
