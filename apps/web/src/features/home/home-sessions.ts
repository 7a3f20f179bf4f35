import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { consentOf } from '@skill-exchange/ui/lib/session-consent';
import { sessionEnd, usualMinutes } from '@skill-exchange/ui/lib/session-length';
import { sidesOf } from '@skill-exchange/ui/lib/session-sides';

/** Returns sessions that have not ended, next first. Some servers call a session completed from its start. */
export function upcoming(sessions: readonly Session[], now: number): Session[] {
  return sessions
    .filter((session) => session.status !== 'Cancelled' && sessionEnd(session) > now)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** Both agreed to it, also while one of them asks to move it, or the backend does not ask for agreement. */
export function isNext(session: Session, memberId: string): boolean {
  const { isAgreed, turn } = consentOf(session, memberId);
  return isAgreed || turn === 'nobody';
}

/** Returns how many times a proposal offers. */
export function timesInWords({ offer }: Session): string {
  const count = offer?.times.length ?? 1;
  return count === 1 ? 'One time' : `${count} times to choose from`;
}

export const otherOf = ({ userOne, userTwo }: Session, memberId: string): MemberRef =>
  userTwo._id === memberId ? userOne : userTwo;

/** Returns the hours that a member has taught and learned in sessions that took place. */
export function hoursOf(sessions: readonly Session[], memberId: string): { given: number; got: number } {
  const held = sessions.filter(
    ({ status, attendance }) => status === 'Completed' && (attendance?.answer ?? 'held') === 'held',
  );
  const sum = { given: 0, got: 0 };
  for (const session of held) {
    const hours = (session.durationMinutes ?? usualMinutes) / 60;
    const { mine, theirs } = sidesOf(session, memberId);
    if (mine) sum.given += hours;
    if (theirs) sum.got += hours;
  }
  return sum;
}
