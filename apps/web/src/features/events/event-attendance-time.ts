import type { Event } from '@skill-exchange/api-client/types';

const minute = 60_000;

/**
 * Returns whether an event is held at `now`: from 15 minutes before its start until this many hours after its end. Guests can
 * check in for an hour after it, and hosts can mark who came for a week.
 */
export function isHeld(
  { status, start_time, end_time }: Pick<Event, 'status' | 'start_time' | 'end_time'>,
  now: number,
  hoursAfter: number,
): boolean {
  const hasBegun = now >= Date.parse(start_time) - 15 * minute;
  return hasBegun && now < Date.parse(end_time) + hoursAfter * 60 * minute && status !== 'Cancelled';
}
