import { localTimeZone, numbersByZone } from './date-time.ts';

const dayMs = 86_400_000;

const wallIn = numbersByZone({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns the local time of an instant (milliseconds) in a zone, read as if in UTC. */
function wallTime(time: number, timeZone: string): number {
  const parts = wallIn(timeZone).formatToParts(time);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Returns the day 'YYYY-MM-DD' and the time 'HH:MM' of an instant in a zone; both empty for an invalid one. */
export function clockAt(instant: string, timeZone: string = localTimeZone()): { day: string; time: string } {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return { day: '', time: '' };
  const wall = new Date(wallTime(time, timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * Returns the ISO instant of a day 'YYYY-MM-DD' and a time 'HH:MM' in a zone; undefined for invalid
 * ones. A skipped time moves forward by the gap, and a repeated one is the first: Temporal's `compatible`.
 */
export function instantAt(day: string, time: string, timeZone: string = localTimeZone()): string | undefined {
  if (!/^\d{4,6}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d(:\d\d)?$/.test(time)) return undefined;
  const wall = Date.parse(`${day}T${time}Z`);
  // `Date` would accept February 30 as March 2.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(day)) return undefined;
  const offset = (at: number) => wallTime(at, timeZone) - at;
  const [before, after] = [wall - offset(wall - dayMs), wall - offset(wall + dayMs)];
  const found = [before, after].sort((one, other) => one - other).find((each) => wallTime(each, timeZone) === wall);
  return new Date(found ?? before).toISOString();
}
