import { msg, plural, select } from '@lingui/core/runtime-macro';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { say } from './texts/texts.ts';

// The rules of events that repeat. A rule only has days; the time of day is added in the host's zone, because a first
// time that a change of clocks skips would move all later ones.

export type Every = 'week' | 'fortnight' | 'month';

/** The start of a date in the host's zone: a day such as 2026-11-24, and a time such as 19:00. */
export interface WallStart {
  day: string;
  time: string;
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const weekdays = [
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
  msg`Sunday`,
] as const;
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
  const weekdayOf = (day: number) => say(weekdays[((day % 7) + 7) % 7] as (typeof weekdays)[number]);
  if (ordinal !== '') return monthlyInWords(ordinals[ordinal] ?? '', weekdayOf(index), daysMoved);
  const weekday = weekdayOf(index + daysMoved);
  return rule.includes('INTERVAL=2') ? say(msg`Every two weeks on ${{ weekday }}`) : say(msg`Every ${{ weekday }}`);
}

function monthlyInWords(nth: string, weekday: string, daysMoved: number): string {
  const days = Math.abs(daysMoved);
  if (days === 0)
    return say(
      msg`Every ${select({ nth }, { first: 'first', second: 'second', third: 'third', fourth: 'fourth', other: 'last' })} ${{ weekday }} of the month`,
    );
  if (daysMoved > 0)
    return say(
      msg`${plural({ days }, { one: 'The day after', other: '# days after' })} every ${select({ nth }, { first: 'first', second: 'second', third: 'third', fourth: 'fourth', other: 'last' })} ${{ weekday }} of the month`,
    );
  return say(
    msg`${plural({ days }, { one: 'The day before', other: '# days before' })} every ${select({ nth }, { first: 'first', second: 'second', third: 'third', fourth: 'fourth', other: 'last' })} ${{ weekday }} of the month`,
  );
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
