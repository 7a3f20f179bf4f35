import { t } from '@lingui/core/macro';
import { byLocale } from './texts/by-locale.ts';
import { plainNumber } from './texts/number-words.ts';
import { addDays, monthInWords, monthName, weekStartOf } from './time/calendar-days.ts';
import { formatterByZone } from './time/date-time.ts';

const weekdayIn = formatterByZone({ weekday: 'short' });
const monthIn = formatterByZone({ month: 'short' });

/** Returns 'Sat', '28' and 'Nov' of an instant in UTC; empty texts without one. */
export function dayParts(instant: string): { weekday: string; number: string; month: string } {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return { weekday: '', number: '', month: '' };
  return {
    weekday: weekdayIn('UTC').format(date),
    number: plainNumber(date.getUTCDate()),
    month: monthIn('UTC').format(date),
  };
}

const dayMs = 86_400_000;
const daysBetween = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / dayMs);

// biome-ignore lint/style/noRestrictedGlobals: a distance, no date
const distances = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Returns 'today', 'tomorrow' or 'in 3 days' for the next days, else null. Both are 'YYYY-MM-DD'. */
export function nearDay(day: string, today: string): string | null {
  const days = daysBetween(day, today);
  return days >= 0 && days < 7 ? distances().format(days, 'day') : null;
}

/** Returns the part of an agenda that a day is in: 'This week', 'Next week', 'Later in December', 'January 2027'. */
export function agendaPart(day: string, today: string): string {
  const start = weekStartOf(today);
  if (day < addDays(start, 7)) return t`This week`;
  if (day < addDays(start, 14)) return t`Next week`;
  const month = day.slice(0, 7);
  const isStarted = month <= addDays(start, 13).slice(0, 7);
  if (!isStarted) return monthInWords(month);
  const name = monthName(month);
  return t`Later in ${name}`;
}
