import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

// The rules of events that repeat. A rule only has days; the time of day is added in the host's zone, because a first
// time that a change of clocks skips would move all later ones.

export type Every = 'week' | 'fortnight' | 'month';

/** The start of a date in the host's zone: a day such as 2026-11-24, and a time such as 19:00. */
export interface WallStart {
  day: string;
  time: string;
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ordinals: Record<string, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', '-1': 'last' };

/** Returns an instant's day and time in a zone. */
export function wallStart(instant: Date, zone: string): WallStart {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString() };
}

/** Returns the instant of a wall time: a skipped time moves forward by the gap, a repeated one is the first. */
export function instantOf({ day, time }: WallStart, zone: string): Date {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
  return new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** Returns the rule that repeats a day. A month without a fifth such weekday has a last one. */
export function ruleFrom(day: string, every: Every): string {
  const date = Temporal.PlainDate.from(day);
  const code = codes[date.dayOfWeek - 1];
  if (every === 'month') return `FREQ=MONTHLY;BYDAY=${date.day > 28 ? -1 : Math.ceil(date.day / 7)}${code}`;
  return `FREQ=WEEKLY;INTERVAL=${every === 'week' ? 1 : 2};BYDAY=${code}`;
}

/** Describes a rule whose days were moved, such as "Every Thursday", or "The day after every first Thursday of the month". */
export function ruleInWords(rule: string, daysMoved = 0): string {
  const [, ordinal = '', code = ''] = /BYDAY=(-?\d?)([A-Z]{2})/.exec(rule) ?? [];
  const index = (codes as readonly string[]).indexOf(code);
  if (ordinal !== '') {
    const day = `every ${ordinals[ordinal]} ${weekdays[index]} of the month`;
    return daysMoved === 0 ? `E${day.slice(1)}` : `${daysInWords(daysMoved)} ${day}`;
  }
  const weekday = weekdays[(((index + daysMoved) % 7) + 7) % 7];
  return rule.includes('INTERVAL=2') ? `Every two weeks on ${weekday}` : `Every ${weekday}`;
}

function daysInWords(daysMoved: number): string {
  const days = Math.abs(daysMoved);
  return `${days === 1 ? 'The day' : `${days} days`} ${daysMoved > 0 ? 'after' : 'before'}`;
}

/** Returns the days of a rule from its first to its last day, at most `limit`. */
export function daysOf(
  rule: string,
  { first, last = null, limit = 1_000 }: { first: string; last?: string | null; limit?: number },
): string[] {
  const at = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime('UTC');
  const days = new RRuleTemporal({
    rruleString: rule,
    dtstart: at(first),
    ...(last !== null && { until: at(last) }),
    temporal: Temporal,
  });
  return days.all((_day, index) => index < limit).map((day) => day.toPlainDate().toString());
}

/** Returns the day before. */
export function dayBefore(day: string): string {
  return dayAfter(day, -1);
}

/** Returns the day that is some days later; earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the number of days from the day of an instant to that of another, in a zone. */
export function daysBetween(from: Date, to: Date, zone: string): number {
  const [first, last] = [from, to].map((instant) => Temporal.PlainDate.from(wallStart(instant, zone).day));
  return (first as Temporal.PlainDate).until(last as Temporal.PlainDate, { largestUnit: 'day' }).days;
}
