import type { Session } from '@skill-exchange/api-client/types';
import { sessionEnd } from '@skill-exchange/ui/lib/session-length';

/** Sessions that are not over, the next one first. There are servers that call a session completed from its start. */
export function upcoming(sessions: readonly Session[], now: number): Session[] {
  return sessions
    .filter((session) => session.status !== 'Cancelled' && sessionEnd(session) > now)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** How many times a session that waits for an answer has to choose from. */
export function timesInWords({ offer }: Session): string {
  const count = offer?.times.length ?? 1;
  return count === 1 ? 'One time' : `${count} times to choose from`;
}
