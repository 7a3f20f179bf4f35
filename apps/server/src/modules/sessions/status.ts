import type { SessionStatus } from '@skill-exchange/api-client/types';

/** A session's state at `now`: Completed follows from its date and is stored nowhere, so it is never late. */
export function sessionStatus(session: { date: Date; cancelled_at: Date | null }, now: Date): SessionStatus {
  if (session.cancelled_at !== null) return 'Cancelled';
  return session.date.getTime() <= now.getTime() ? 'Completed' : 'Scheduled';
}
