import type { Insertable } from 'kysely';
import type { AvailabilityTable } from '../../db/tables/availability.ts';
import { demoHours } from '../community.ts';
import { memberId } from '../demo-identity.ts';

/** Returns the availability of some members. */
export function hoursRows(): Insertable<AvailabilityTable>[] {
  return Object.entries(demoHours).map(([key, { timeZone, weekly, bufferMinutes, noticeHours, maxPerWeek }]) => ({
    member_id: memberId(key),
    time_zone: timeZone,
    weekly: JSON.stringify(weekly),
    days_off: '[]',
    buffer_minutes: bufferMinutes,
    notice_hours: noticeHours,
    max_per_week: maxPerWeek,
  }));
}
