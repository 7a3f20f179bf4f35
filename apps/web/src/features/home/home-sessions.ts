import { plural, t } from '@lingui/core/macro';
import type { Event, MemberRef, Session } from '@skill-exchange/api-client/types';
import { consentOf } from '@skill-exchange/ui/lib/sessions/session-consent';
import { sessionEnd } from '@skill-exchange/ui/lib/sessions/session-length';

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

/** Milliseconds before a start from which it is shown instead of an event that runs. */
const nearMs = 10 * 60_000;

export const isSession = (next: Session | Event): next is Session => 'userOne' in next;

export const startOf = (next: Session | Event): number => Date.parse(isSession(next) ? next.date : next.start_time);

/**
 * Returns agreed sessions and events that have not ended, soonest first. An event of many hours does not hide a session
 * that is about to start.
 */
export function nextOf(
  { sessions, events }: { sessions: readonly Session[]; events: readonly Event[] },
  memberId: string,
  now: number,
): (Session | Event)[] {
  const agreed = upcoming(sessions, now).filter((session) => isNext(session, memberId));
  const ahead = events.filter(({ end_time }) => Date.parse(end_time) > now);
  const rank = (next: Session | Event) => (isSession(next) && startOf(next) - now <= nearMs ? 0 : startOf(next));
  return [...agreed, ...ahead].sort((one, other) => rank(one) - rank(other));
}

/** Returns how many times a proposal offers. */
export function timesInWords({ offer }: Session): string {
  const count = offer?.times.length ?? 1;
  return count === 1 ? t`One time` : plural(count, { one: '# time to choose from', other: '# times to choose from' });
}

export const otherOf = ({ userOne, userTwo }: Session, memberId: string): MemberRef =>
  userTwo._id === memberId ? userOne : userTwo;
