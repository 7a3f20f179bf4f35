import { sql } from 'kysely';
import { type ApiError, conflict } from '../../api-errors.ts';
import type { EventRow } from './event-columns.ts';
import type { EventStatus } from './list-repository.ts';

/** Canceled events can be restored within this time. */
export const restorableMs = 24 * 60 * 60 * 1000;

/** Creates a condition on `events`: canceled so recently that it can be restored. */
export const isRestorable = (now: Date) => sql<boolean>`cancelled_at > ${new Date(now.getTime() - restorableMs)}`;

/** Returns the status: upcoming until the end, unless canceled. */
export function statusOf(event: EventRow, now: Date): EventStatus {
  if (event.cancelled_at !== null) return 'Cancelled';
  return event.end_time > now ? 'Upcoming' : 'Completed';
}

/** Returns why an event can no longer be changed or joined; null while it is upcoming. */
export function closedBecause(event: EventRow, now: Date): ApiError | null {
  const status = statusOf(event, now);
  if (status === 'Upcoming') return null;
  return status === 'Cancelled'
    ? conflict('event_canceled', 'This event was canceled.')
    : conflict('event_over', 'This event is over.');
}

/** Returns until when a canceled event can be restored; null if it is not canceled, or cannot be restored any more. */
export function restorableUntil({ cancelled_at, start_time }: EventRow, now: Date): Date | null {
  if (cancelled_at === null) return null;
  const until = new Date(Math.min(cancelled_at.getTime() + restorableMs, start_time.getTime()));
  return until > now ? until : null;
}
