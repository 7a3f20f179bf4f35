import { t } from '@lingui/core/macro';
import { addDays, monthInWords } from './time/calendar-days.ts';
import { formatShortDay } from './time/date-time.ts';

/** Returns 'Sat', '28' and 'Nov' of an instant in UTC; empty texts without one. */
export function dayParts(instant: string): { weekday: string; number: string; month: string } {
  const [weekday = '', month = '', number = ''] = isDay(instant) ? formatShortDay(instant, 'UTC').split(/,? /) : [];
  return { weekday, number, month };
}

const isDay = (instant: string) => !Number.isNaN(Date.parse(instant));

const dayMs = 86_400_000;
const daysBetween = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / dayMs);

/** Returns 'today', 'tomorrow' or 'in 3 days' for the next days, else null. Both are 'YYYY-MM-DD'. */
export function nearDay(day: string, today: string): string | null {
  const days = daysBetween(day, today);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 1 && days < 7 ? `in ${days} days` : null;
}

/** Returns the Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Returns the part of an agenda that a day is in: 'This week', 'Next week', 'Later in December', 'January 2027'. */
export function agendaPart(day: string, today: string): string {
  const monday = mondayOf(today);
  if (day < addDays(monday, 7)) return t`This week`;
  if (day < addDays(monday, 14)) return t`Next week`;
  const month = day.slice(0, 7);
  const isStarted = month <= addDays(monday, 13).slice(0, 7);
  return isStarted ? t`Later in ${monthInWords(month).replace(/ \d+$/, '')}` : monthInWords(month);
}
