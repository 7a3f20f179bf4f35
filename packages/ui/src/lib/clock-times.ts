import { formatterByZone, localTimeZone } from './date-time.ts';

const dayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortDayIn = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric' });
const clockIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });

/** Engines differ in the kind of space before AM and PM. */
const clock = (time: number, timeZone: string) => clockIn(timeZone).format(time).replace(/\s/gu, ' ');

/** A time on the clock of one zone. */
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
  return {
    day: dayIn(timeZone).format(from),
    shortDay: shortDayIn(timeZone).format(from),
    time: minutes === undefined ? clock(from, timeZone) : range(from, from + minutes * 60_000, timeZone),
  };
}

function range(from: number, to: number, timeZone: string): string {
  const [first, last] = [clock(from, timeZone), clock(to, timeZone)];
  const isSameHalf = first.slice(-2) === last.slice(-2);
  return `${isSameHalf ? first.slice(0, -3) : first} – ${last}`;
}

/** Returns the time of day in a zone: '6:41 PM'. */
export const timeNow = (now: number, timeZone: string) => clock(now, timeZone);

/** Returns a time where another member is: '11:30 PM', or 'Fri, Nov 27, 4:30 AM' where it is another day there. */
export function timeElsewhere(start: string, otherZone: string, timeZone?: string): string {
  const [own, there] = [clockTime(start, undefined, timeZone), clockTime(start, undefined, otherZone)];
  if (!own || !there) return '';
  return own.shortDay === there.shortDay ? there.time : `${there.shortDay}, ${there.time}`;
}

/** Returns the city of an IANA zone: 'New York'. */
export const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** Whether two zones show the same time at an instant. */
export function isSameClock(start: string, one: string, other: string): boolean {
  const from = Date.parse(start);
  return clock(from, one) === clock(from, other) && shortDayIn(one).format(from) === shortDayIn(other).format(from);
}
