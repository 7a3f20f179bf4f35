import { type ApiError, conflict } from '../../api-errors.ts';
import type { EventRow, EventStatus } from './repository.ts';

/** Upcoming until its end has passed; cancelled for good. */
export function statusOf(event: EventRow, now: Date): EventStatus {
  if (event.cancelled_at !== null) return 'Cancelled';
  return event.end_time > now ? 'Upcoming' : 'Completed';
}

/** Why an event takes no changes and no members any more; null while it is upcoming. */
export function closedBecause(event: EventRow, now: Date): ApiError | null {
  const status = statusOf(event, now);
  if (status === 'Upcoming') return null;
  return status === 'Cancelled'
    ? conflict('event_canceled', 'This event was canceled.')
    : conflict('event_over', 'This event is over.');
}
