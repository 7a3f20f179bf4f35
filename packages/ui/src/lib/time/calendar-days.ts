import { plainNumber } from '../texts/number-words.ts';
import { dayIn, formatterByZone } from './date-time.ts';
import { firstWeekday } from './weekdays.ts';

/**
 * Days as 'YYYY-MM-DD' and months as 'YYYY-MM'. They are calendar days rather than instants, so
 * calculations use UTC.
 */
const dayMs = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** The first and the last day that a calendar shows in full. */
export interface DaySpan {
  first: string;
  last: string;
}

export function spanOf(month: string): DaySpan {
  return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Days after today that the calendar of the current month has at least. */
const daysAhead = 14;

/** Returns the days of a month's calendar; near the end of the current month they include the next two weeks. */
export function calendarSpan(month: string, today: string): DaySpan {
  const { first, last } = spanOf(month);
  const ahead = addDays(today, daysAhead);
  return { first, last: today.startsWith(month) && ahead > last ? ahead : last };
}

/** Whether a span continues into the next month. */
export const isExtended = ({ first, last }: DaySpan) => first.slice(0, 7) !== last.slice(0, 7);

/** Returns the first day of a day's week in the language of the texts: the Monday in English. */
export const weekStartOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6 - firstWeekday()) % 7));

/** Returns the weeks of a span as the language of the texts begins them, padded with the days before and after it. */
export function weeksOf({ first, last }: DaySpan): string[][] {
  const weeks: string[][] = [];
  for (let start = weekStartOf(first); start <= last; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  return weeks;
}

/** Returns the weeks of a span without those before today; all if today is not part of it. */
export function weeksFrom(today: string, span: DaySpan): string[][] {
  const weeks = weeksOf(span);
  if (today < span.first || today > span.last) return weeks;
  return weeks.filter((week) => today <= (week.at(-1) ?? ''));
}

/**
 * Returns the days of a padded span on which an entry takes place in a time zone: several if it spans
 * midnight. An entry that ends at midnight is not on the next day.
 */
export function daysOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  span: DaySpan,
  timeZone: string,
): string[] {
  const start = Date.parse(startsAt);
  const first = dayIn(start, timeZone);
  const last = dayIn(Math.max(start, Date.parse(endsAt) - 1), timeZone);
  return weeksOf(span)
    .flat()
    .filter((day) => day >= first && day <= last);
}

/**
 * Returns the instants between which the padded span lies in every time zone: the first zone is 14
 * hours ahead of UTC, the last 12 behind. So the range, and its cached data, does not depend on the zone.
 */
export function rangeOf(span: DaySpan): { from: string; to: string } {
  const days = weeksOf(span).flat();
  const instant = (day: string, hours: number) => new Date(Date.parse(day) + hours * 3_600_000).toISOString();
  return { from: instant(days[0] ?? '', -14), to: instant(days.at(-1) ?? '', 24 + 12) };
}

const monthIn = formatterByZone({ month: 'long', year: 'numeric' });
const monthNameIn = formatterByZone({ month: 'long' });
const shortDayIn = formatterByZone({ month: 'short', day: 'numeric' });
const longDayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric' });

/** Returns 'December 2026'. */
export function monthInWords(month: string): string {
  return monthIn('UTC').format(Date.parse(`${month}-01`));
}

/** Returns 'December' of '2026-12'. */
export function monthName(month: string): string {
  return monthNameIn('UTC').format(Date.parse(`${month}-01`));
}

/** Returns 'December 2026', 'November – December 2026' or 'December 2026 – January 2027'. */
export function monthsInWords(span: DaySpan): string {
  if (!isExtended(span)) return monthInWords(span.last.slice(0, 7));
  const range = monthIn('UTC').formatRange(Date.parse(span.first), Date.parse(span.last));
  // Engines differ in the spaces around the dash.
  return range.replaceAll(/\s/gu, ' ');
}

/** Returns '2'; 'Dec 1' for the first day of a month other than the given one. */
export function dayNumber(day: string, month: string): string {
  const isTurn = day.endsWith('-01') && !day.startsWith(month);
  return isTurn ? shortDayIn('UTC').format(Date.parse(day)) : plainNumber(Number(day.slice(8)));
}

/** Returns 'Thursday, December 3'. */
export function dayInWords(day: string): string {
  return longDayIn('UTC').format(Date.parse(day));
}
