import { dayIn, formatterByZone } from './date-time.ts';

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

/** Returns the weeks of a month, Monday first, padded with days of its neighbours. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const next = addMonths(month, 1);
  const weeks: string[][] = [];
  for (let start = monday; start.slice(0, 7) < next; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  return weeks;
}

/**
 * Returns the days of a padded month on which an entry takes place in a time zone: several if it spans
 * midnight. An entry that ends at midnight is not on the next day.
 */
export function daysOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  month: string,
  timeZone: string,
): string[] {
  const start = Date.parse(startsAt);
  const first = dayIn(start, timeZone);
  const last = dayIn(Math.max(start, Date.parse(endsAt) - 1), timeZone);
  return weeksOf(month)
    .flat()
    .filter((day) => day >= first && day <= last);
}

/**
 * Returns the instants between which the padded month lies in every time zone: the first zone is 14
 * hours ahead of UTC, the last 12 behind. So the range, and its cached data, does not depend on the zone.
 */
export function rangeOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  const instant = (day: string, hours: number) => new Date(Date.parse(day) + hours * 3_600_000).toISOString();
  return { from: instant(days[0] ?? '', -14), to: instant(days.at(-1) ?? '', 24 + 12) };
}

const monthIn = formatterByZone({ month: 'long', year: 'numeric' });
const longDayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric' });

/** Returns 'December 2026'. */
export function monthInWords(month: string): string {
  return monthIn('UTC').format(Date.parse(`${month}-01`));
}

/** Returns 'Thursday, December 3'. */
export function dayInWords(day: string): string {
  return longDayIn('UTC').format(Date.parse(day));
}
