import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { wallTime } from '../../zones.ts';

/** A member's quiet hours: times of day such as 22:00 in their time zone. */
export interface QuietHours {
  from: string;
  to: string;
  timeZone: string;
}

/** Returns the minutes until quiet hours end; 0 outside them. 22:00 to 07:00 spans midnight. */
function quietMinutesLeft({ from, to, timeZone }: QuietHours, now: Date): number {
  const start = minutesOf(from);
  const length = (minutesOf(to) - start + dayMinutes) % dayMinutes || dayMinutes;
  const since = (wallTime(now.getTime(), timeZone).minute - start + dayMinutes) % dayMinutes;
  return Math.max(0, length - since);
}

/** Returns the seconds until quiet hours end; 0 for events and sessions that start within two hours. */
export function quietSecondsLeft(
  { quietHours, timeZone }: Pick<NotificationSettings, 'quietHours' | 'timeZone'>,
  startsAt: string | undefined,
  now: Date,
): number {
  if (quietHours === null || isSoon(startsAt, now)) return 0;
  return quietMinutesLeft({ ...quietHours, timeZone }, now) * 60;
}

function isSoon(startsAt: string | undefined, now: Date): boolean {
  if (startsAt === undefined) return false;
  const hours = (Date.parse(startsAt) - now.getTime()) / 3_600_000;
  return hours >= 0 && hours < 2;
}

const dayMinutes = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
