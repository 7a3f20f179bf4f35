import type { SessionStatus } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';

interface TimedSession {
  date: Date;
  duration_minutes: number;
}

/** When a session is over. */
export function endOf({ date, duration_minutes }: TimedSession): Date {
  return new Date(date.getTime() + duration_minutes * 60_000);
}

/** The same in a statement, of the row that it is about. */
export const endsAt = sql<Date>`sessions.date + sessions.duration_minutes * interval '1 minute'`;

/** A session's state at `now`. Completed is derived from its end, so it is never outdated. */
export function sessionStatus(session: TimedSession & { cancelled_at: Date | null }, now: Date): SessionStatus {
  if (session.cancelled_at !== null) return 'Cancelled';
  return endOf(session).getTime() <= now.getTime() ? 'Completed' : 'Scheduled';
}

/** For so long after its time a session can be declined. */
export const declineMs = 7 * 24 * 60 * 60 * 1000;

interface PlannedSession {
  date: Date;
  cancelled_at: Date | null;
  one_id: string;
  moved_by: string | null;
}

/** Who planned a session as it is: who moved it last, or else user one. */
export function plannerOf(session: PlannedSession): string {
  return session.moved_by ?? session.one_id;
}

/** Whether one of its members can decline a session at `now`: the one who did not plan it, until a week after its time. */
export function canDecline(session: PlannedSession, memberId: string, now: Date): boolean {
  const isOpen = session.cancelled_at === null && session.date.getTime() > now.getTime() - declineMs;
  return isOpen && plannerOf(session) !== memberId;
}
