import type { Availability } from '@skill-exchange/api-client/types';
import { weekdays } from './weekdays.ts';

/** Returns weekly hours in one line: 'Mon, Wed 6:00 PM – 9:00 PM, Lisbon time'; empty without hours. */
export function hoursInWords({ weekly, timeZone }: Pick<Availability, 'weekly' | 'timeZone'>): string {
  const days = new Map<string, string[]>();
  for (const { weekday, from, to } of weekly) {
    const hours = `${clockInWords(from)} – ${clockInWords(to)}`;
    const day = weekdays[weekday - 1]?.slice(0, 3) ?? '';
    days.set(hours, [...(days.get(hours) ?? []), day]);
  }
  if (days.size === 0) return '';
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return [...days]
    .map(([hours, names]) => `${names.join(', ')} ${hours}`)
    .concat(`${city} time`)
    .join(', ');
}

/** Formats '18:30' as '6:30 PM', '24:00' as 'Midnight'. */
export function clockInWords(time: string): string {
  if (time === '24:00') return 'Midnight';
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
