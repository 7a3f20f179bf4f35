import type { EventRow } from './event-columns.ts';
import { statusOf } from './status.ts';

/** How long after its end an event can be reviewed. */
const reviewableMs = 30 * 24 * 60 * 60 * 1000;

/** Returns the earliest end of an event that can be reviewed at `now`. */
export function reviewableSince(now: Date): Date {
  return new Date(now.getTime() - reviewableMs);
}

/** Returns whether an event is over, and not for too long. */
export function isReviewable(event: EventRow, now: Date): boolean {
  return statusOf(event, now) === 'Completed' && event.end_time >= reviewableSince(now);
}
