import { clockRange, dayAndTime, formatDate, formatShortDay, inUtc, inYourTime, localTimeZone } from './date-time.ts';
import { clockAt } from './wall-time.ts';

/** A time in one zone. */
export interface ClockTime {
  /** 'Friday, November 27, 2026'. */
  readonly day: string;
  /** 'Fri, Nov 27'. */
  readonly shortDay: string;
  /** '8:00 – 9:00 PM', or '8:00 PM' without a length. */
  readonly time: string;
}

/** Returns a time in a zone, the browser's by default; undefined for an invalid one. */
export function clockTime(
  start: string,
  minutes: number | undefined,
  timeZone: string = localTimeZone(),
): ClockTime | undefined {
  const from = Date.parse(start);
  if (Number.isNaN(from)) return undefined;
  const end = minutes === undefined ? '' : new Date(from + minutes * 60_000).toISOString();
  return {
    day: formatDate(start, timeZone),
    shortDay: formatShortDay(start, timeZone),
    time: clockRange(start, end, timeZone),
  };
}

/** Returns the time of day in a zone: '6:41 PM'. */
export const timeNow = (now: number, timeZone: string) => clockRange(new Date(now).toISOString(), '', timeZone);

/** Returns a time in another member's zone: '11:30 PM', or 'Fri, Nov 27, 4:30 AM' if it is another day there. */
export function timeElsewhere(start: string, otherZone: string, timeZone?: string): string {
  const there = clockTime(start, undefined, otherZone);
  if (!there) return '';
  const isSameDay = clockAt(start, timeZone).day === clockAt(start, otherZone).day;
  return isSameDay ? there.time : dayAndTime(there.shortDay, there.time);
}

/** Whether two zones show the same time at an instant. */
export function isSameClock(start: string, one: string, other: string): boolean {
  const [first, second] = [clockAt(start, one), clockAt(start, other)];
  return first.time === second.time && first.day === second.day;
}

/** A start in the user's zone and UTC. */
interface SlotWords {
  /** 'Tue, Dec 1'. */
  readonly day: string;
  /** '5:00 PM your time'. */
  readonly own: string;
  /** '4:00 PM UTC', with its date if that is another day: 'Wed, Dec 2, 1:00 AM UTC'. */
  readonly utc: string;
}

/** Returns a start (ISO 8601) in words for a picker in a time zone. */
export function slotWords(time: string, timeZone: string): SlotWords {
  return {
    day: formatShortDay(time, timeZone),
    own: inYourTime(clockRange(time, '', timeZone)),
    utc: inUtc(timeElsewhere(time, 'UTC', timeZone)),
  };
}
