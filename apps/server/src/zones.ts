import { Temporal } from 'temporal-polyfill';

// All calculations with time zones. Instants are in milliseconds since 1970, like `Date`'s.

/** From `start` until just before `end`. */
export interface Interval {
  start: number;
  end: number;
}

/** Hours on one day of the week, 1 for Monday to 7 for Sunday: local time such as 18:00. `to` may be 24:00. */
export interface WallHours {
  weekday: number;
  from: string;
  to: string;
}

/**
 * Returns a time zone's name in its canonical spelling, such as Europe/Lisbon; null for other names
 * and for offsets such as +01:00.
 */
export function zoneNamed(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  } catch {
    return null;
  }
}

const at = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);

/** Returns the day, such as 2026-11-24, its weekday from 1 for Monday, and its minute in a time zone. */
export function wallTime(instant: number, timeZone: string): { day: string; weekday: number; minute: number } {
  const local = at(instant, timeZone);
  const minute = local.hour * 60 + local.minute;
  return { day: local.toPlainDate().toString(), weekday: local.dayOfWeek, minute };
}

/**
 * Returns the instant of a day's minute in a time zone. A skipped time moves forward by the gap, and a
 * repeated one is the first: Temporal's `compatible`.
 */
function instantIn(date: Temporal.PlainDate, minute: number, timeZone: string): number {
  const wall = date.toPlainDateTime().add({ minutes: minute });
  return wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** Returns when a clock on the wall shows this many minutes more, from the start of the minute: also over a change of clocks. */
export function afterWallMinutes(instant: number, timeZone: string, minutes: number): number {
  const wall = at(instant, timeZone).toPlainDateTime().round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => wall.add({ minutes }).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
  // In the repeated hour, the first one may have passed.
  return first !== undefined && first >= instant ? first : (second ?? instant);
}

/** Returns the latest instant, up to now, at an hour of the day in a time zone, optionally on one weekday. */
export function lastTime(now: number, timeZone: string, { hour, weekday }: { hour: number; weekday?: number }): number {
  const today = at(now, timeZone).toPlainDate();
  for (let daysAgo = 0; ; daysAgo += 1) {
    const date = today.subtract({ days: daysAgo });
    const instant = instantIn(date, hour * 60, timeZone);
    if (instant <= now && (weekday === undefined || date.dayOfWeek === weekday)) return instant;
  }
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the weeks, Monday to Sunday, in a time zone, from that of `start` to that of `end`. */
export function weeksFrom({ start, end }: Interval, timeZone: string): Interval[] {
  const today = at(start, timeZone).toPlainDate();
  let monday = today.subtract({ days: today.dayOfWeek - 1 });
  const weeks: Interval[] = [];
  for (let begin = instantIn(monday, 0, timeZone); begin <= end; ) {
    monday = monday.add({ days: 7 });
    const next = instantIn(monday, 0, timeZone);
    weeks.push({ start: begin, end: next });
    begin = next;
  }
  return weeks;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

export interface WeeklyRules {
  timeZone: string;
  weekly: readonly WallHours[];
  /** Days such as 2026-12-24. */
  daysOff: readonly string[];
}

/** Expands weekly hours from the day of `start` to that of `end`, soonest first. */
export function expandWeekly({ timeZone, weekly, daysOff }: WeeklyRules, { start, end }: Interval): Interval[] {
  const off = new Set(daysOff);
  const hours = weekly.map(({ weekday, from, to }) => ({ weekday, from: minuteOfDay(from), to: minuteOfDay(to) }));
  const found: Interval[] = [];
  for (const { date, instant } of daysFrom(start, end, timeZone)) {
    if (off.has(date.toString())) continue;
    for (const { from, to } of hours.filter(({ weekday }) => weekday === date.dayOfWeek)) {
      const interval = { start: instant(from), end: instant(to) };
      // Skips hours that the change of clocks removed.
      if (interval.start < interval.end) found.push(interval);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** Yields the days of a time zone, each with a function for the instant of its minute. */
function* daysFrom(start: number, end: number, timeZone: string) {
  let date = at(start, timeZone).toPlainDate();
  for (let midnight = instantIn(date, 0, timeZone); midnight <= end; ) {
    const today = { date, midnight };
    const next = instantIn(date, dayMinutes, timeZone);
    // Only days with a change of clocks need the slow conversion of every minute.
    const isEven = next - midnight === dayMinutes * minuteMs;
    const instant = (minute: number) =>
      isEven ? today.midnight + minute * minuteMs : instantIn(today.date, minute, timeZone);
    yield { date, instant };
    date = date.add({ days: 1 });
    midnight = next;
  }
}

/** The offset of a zone from UTC in minutes, without daylight saving time; the database's `standard_offset` does the same. */
export function standardOffset(timeZone: string): number {
  const offsets = ['2026-01-01T00:00Z', '2026-07-01T00:00Z'].map(
    (instant) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9,
  );
  return Math.min(...offsets);
}

/** The offsets of a zone from UTC in minutes during an interval, each until the start of the next. */
export function offsetsDuring({ start, end }: Interval, timeZone: string): { start: number; minutes: number }[] {
  const offsets = [];
  let from: Temporal.ZonedDateTime | null = at(start, timeZone);
  while (from !== null && from.epochMilliseconds < end) {
    offsets.push({ start: from.epochMilliseconds, minutes: from.offsetNanoseconds / 60e9 });
    from = from.getTimeZoneTransition('next');
  }
  return offsets;
}
