import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { afterWallMinutes, wallTime } from '../../zones.ts';

/** A member's quiet hours: times of day such as 22:00 in their time zone. */
export interface QuietHours {
  from: string;
  to: string;
  timeZone: string;
}

/** Returns the seconds until quiet hours end; 0 outside them. 22:00 to 07:00 spans midnight. */
function quietLeft({ from, to, timeZone }: QuietHours, now: Date): number {
  const start = minutesOf(from);
  const length = (minutesOf(to) - start + dayMinutes) % dayMinutes || dayMinutes;
  const since = (wallTime(now.getTime(), timeZone).minute - start + dayMinutes) % dayMinutes;
  if (since >= length) return 0;
  const end = afterWallMinutes(now.getTime(), timeZone, length - since);
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}

/**
 * Returns the seconds until quiet hours end, or until two hours before an event or session starts, whichever is sooner: a
 * member hears of what starts in the night before it does.
 */
export function quietSecondsLeft(
  { quietHours, timeZone }: Pick<NotificationSettings, 'quietHours' | 'timeZone'>,
  startsAt: string | undefined,
  now: Date,
): number {
  if (quietHours === null) return 0;
  const quiet = quietLeft({ ...quietHours, timeZone }, now);
  const untilStart = startsAt === undefined ? -1 : (Date.parse(startsAt) - now.getTime()) / 1000;
  return untilStart < 0 ? quiet : Math.max(0, Math.min(quiet, Math.ceil(untilStart - soonSeconds)));
}

/** Nothing waits that starts within this time. */
const soonSeconds = 2 * 3_600;

const dayMinutes = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
