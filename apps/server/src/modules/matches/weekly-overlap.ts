import type { WeeklyHours } from '../../db/tables/availability.ts';
import { type Interval, wallTime } from '../../zones.ts';
import { intersection, merged } from '../availability/intervals.ts';

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

interface Hours {
  time_zone: string | null;
  weekly: WeeklyHours[] | null;
}

/** Caches time zone offsets (minutes) for an hour: looking them up takes longer than everything else here. */
let offsets = { hour: 0, byZone: new Map<string, number>() };

/** Returns the common minutes a week by today's offsets; null if one member has set no hours. */
export function sharedMinutes(one: Hours, other: Hours, now: Date): number | null {
  const [mine, theirs] = [minutesOf(one, now), minutesOf(other, now)];
  if (mine === null || theirs === null) return null;
  return intersection(mine, theirs).reduce((sum, { start, end }) => sum + end - start, 0);
}

const known = new WeakMap<Hours, Interval[]>();

/** Converts weekly hours to minutes of a week in UTC; null without any. */
function minutesOf(hours: Hours, now: Date): Interval[] | null {
  if (hours.weekly === null || hours.time_zone === null) return null;
  const earlier = known.get(hours);
  if (earlier !== undefined) return earlier;
  const offset = offsetOf(hours.time_zone, now);
  const minutes = hours.weekly.map(({ weekday, from, to }) => {
    const midnight = (weekday - 1) * dayMinutes - offset;
    const start = (midnight + minuteOf(from) + weekMinutes) % weekMinutes;
    return { start, end: start + minuteOf(to) - minuteOf(from) };
  });
  // An interval past Sunday midnight continues at the start of the week.
  const week = merged(
    minutes.flatMap(({ start, end }) => [
      { start, end: Math.min(end, weekMinutes) },
      { start: 0, end: end - weekMinutes },
    ]),
  );
  known.set(hours, week);
  return week;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function offsetOf(timeZone: string, now: Date): number {
  const hour = Math.floor(now.getTime() / 3_600_000);
  if (offsets.hour !== hour) offsets = { hour, byZone: new Map() };
  const earlier = offsets.byZone.get(timeZone);
  if (earlier !== undefined) return earlier;
  const local = wallTime(now.getTime(), timeZone);
  const utc = wallTime(now.getTime(), 'UTC');
  const days = Date.parse(local.day) - Date.parse(utc.day);
  const offset = days / 60_000 + local.minute - utc.minute;
  offsets.byZone.set(timeZone, offset);
  return offset;
}
