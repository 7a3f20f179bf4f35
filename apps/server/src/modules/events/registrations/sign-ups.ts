import { sql } from 'kysely';
import { conflict } from '../../../api-errors.ts';
import type { EventRow } from '../event-columns.ts';

type SignUps = Pick<EventRow, 'signups_close_minutes' | 'signups_closed' | 'start_time'>;

/** Creates a condition on a statement's `events`: members can sign up at `now`, while it is upcoming. */
export function hasOpenSignUps(now: Date) {
  return sql<boolean>`(not events.signups_closed and (events.signups_close_minutes is null
    or events.start_time - events.signups_close_minutes * interval '1 minute' > ${now}))`;
}

/** Returns when sign-ups close by themselves; null without a time before the end. */
export function signUpsCloseAt({ signups_close_minutes: minutes, start_time: start }: SignUps): Date | null {
  return minutes === null ? null : new Date(start.getTime() - minutes * 60_000);
}

/** Whether the time at which sign-ups close by themselves has come. */
export function isPastSignUps(event: SignUps, now: Date): boolean {
  const closeAt = signUpsCloseAt(event);
  return closeAt !== null && closeAt <= now;
}

/** Whether newcomers can no longer ask to join or wait for a place. */
export const areSignUpsClosed = (event: SignUps, now: Date) => event.signups_closed || isPastSignUps(event, now);

export function signUpsClosed() {
  return conflict('sign_ups_closed', 'Sign-ups for this event are closed.');
}
