import type { Event } from '@skill-exchange/api-client/types';
import { isNear } from '../registration/leave-event.tsx';

const hour = 3_600_000;

/**
 * Returns whether attendance of an event can be changed at `now`: from 15 minutes before its start until this many hours after
 * its end. Guests can check in for an hour after it, and hosts can mark who came for a week.
 */
export function isAttendanceOpen(event: Event, now: number, hoursAfter: number): boolean {
  return isNear(event, now) && now < Date.parse(event.end_time) + hoursAfter * hour && event.status !== 'Cancelled';
}
