import { sql } from 'kysely';

type Times = { start_time: Date; end_time: Date; cancelled_at: Date | null };

/** How long after its end an event can be reviewed. */
const reviewableMs = 30 * 24 * 60 * 60 * 1000;

/** Returns the earliest end of an event that can be reviewed at `now`. */
export function reviewableSince(now: Date): Date {
  return new Date(now.getTime() - reviewableMs);
}

/** Returns whether an event was held at least in part: it was not canceled before its start. */
export function wasHeld({ cancelled_at, start_time }: Omit<Times, 'end_time'>): boolean {
  return cancelled_at === null || cancelled_at >= start_time;
}

/** SQL condition on `events`, like `wasHeld`. */
export const wasHeldSql = sql<boolean>`(events.cancelled_at is null or events.cancelled_at >= events.start_time)`;

/** Returns whether an event was held and its time is over, but not for too long. */
export function isReviewable(event: Times, now: Date): boolean {
  return wasHeld(event) && event.end_time <= now && event.end_time >= reviewableSince(now);
}
