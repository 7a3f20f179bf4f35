import { Temporal } from 'temporal-polyfill';

// All arithmetic with time zones. Instants are in milliseconds since 1970, as of `Date`.

/** From `start` until before `end`. */
export interface Interval {
  start: number;
  end: number;
}

/** Hours of one day of the week, 1 for Monday to 7 for Sunday: wall time such as 18:00. `to` may be 24:00. */
export interface WallHours {
  weekday: number;
  from: string;
  to: string;
}

/** The name of a time zone in its usual spelling, such as Europe/Lisbon; null for others. An offset such as +01:00 is none. */
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

/** The day, such as 2026-11-24, its weekday from 1 for Monday on, and its minute, on the clocks of a zone. */
export function wallTime(instant: number, timeZone: string): { day: string; weekday: number; minute: number } {
  const local = at(instant, timeZone);
  const minute = local.hour * 60 + local.minute;
  return { day: local.toPlainDate().toString(), weekday: local.dayOfWeek, minute };
}

/**
 * The instant of a minute of a day on the clocks of a zone. What the clocks skip is as much later, and of what they show
 * twice it is the first: Temporal's `compatible`.
 */
function instantIn(date: Temporal.PlainDate, minute: number, timeZone: string): number {
  const wall = date.toPlainDateTime().add({ minutes: minute });
  return wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The last instant, now or before, at which the clocks of a zone showed an hour of the day, on any day or on one of the week. */
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

/** The weeks, Monday to Sunday, on the clocks of a zone, from that of `start` to that of `end`. */
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

/** When the hours of a week are, from the day of `start` to that of `end`: soonest first. */
export function expandWeekly({ timeZone, weekly, daysOff }: WeeklyRules, { start, end }: Interval): Interval[] {
  const off = new Set(daysOff);
  const hours = weekly.map(({ weekday, from, to }) => ({ weekday, from: minuteOfDay(from), to: minuteOfDay(to) }));
  const found: Interval[] = [];
  for (const { date, instant } of daysFrom(start, end, timeZone)) {
    if (off.has(date.toString())) continue;
    for (const { from, to } of hours.filter(({ weekday }) => weekday === date.dayOfWeek)) {
      const interval = { start: instant(from), end: instant(to) };
      // Hours that the clocks skip are none.
      if (interval.start < interval.end) found.push(interval);
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** The days of a zone, each with the instant of a minute of it. */
function* daysFrom(start: number, end: number, timeZone: string) {
  let date = at(start, timeZone).toPlainDate();
  for (let midnight = instantIn(date, 0, timeZone); midnight <= end; ) {
    const today = { date, midnight };
    const next = instantIn(date, dayMinutes, timeZone);
    // Only a day that is longer or shorter than others is asked about minute by minute: asking takes its time.
    const isEven = next - midnight === dayMinutes * minuteMs;
    const instant = (minute: number) =>
      isEven ? today.midnight + minute * minuteMs : instantIn(today.date, minute, timeZone);
    yield { date, instant };
    date = date.add({ days: 1 });
    midnight = next;
  }
}
