import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';

/** The fields that a session's state derives from. */
export interface SessionState {
  date: Date;
  duration_minutes: number;
  one_id: string;
  two_id: string;
  /** The member who last changed its date; null while user one's plan is unchanged. */
  moved_by: string | null;
  /** When both members had agreed to it. */
  agreed_at: Date | null;
  /** When a proposal expires; null once agreed or scheduled directly. */
  expires_at: Date | null;
  cancelled_at: Date | null;
  ending: 'canceled' | 'declined' | 'withdrawn' | null;
  /** The offer that is not closed, if any. It may have expired. */
  offer: SessionOfferState | null;
}

/** Times that one member suggests to the other. */
export interface SessionOfferState {
  by: string;
  kind: 'proposal' | 'counter' | 'move';
  times: Date[];
  duration_minutes: number;
  note: string;
  expires_at: Date;
}

/** Returns when a session ends. */
export function endOf({ date, duration_minutes }: Pick<SessionState, 'date' | 'duration_minutes'>): Date {
  return new Date(date.getTime() + duration_minutes * 60_000);
}

/** SQL expression: when a session ends. */
export const endsAt = sql<Date>`sessions.date + sessions.duration_minutes * interval '1 minute'`;

/** SQL condition: the session is active at `now`, neither canceled nor an expired proposal. */
export function isActiveAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(sessions.cancelled_at is null and (sessions.expires_at is null or sessions.expires_at > ${now}))`;
}

/** SQL condition: the session takes place unless a member cancels it; excludes proposals. */
export const isConfirmed = sql<boolean>`(sessions.cancelled_at is null and sessions.expires_at is null)`;

const hasExpired = ({ expires_at }: Pick<SessionState, 'expires_at'>, now: Date) =>
  expires_at !== null && expires_at <= now;

/** Returns a session's state at `now`. Derived from its times, so it is never outdated. */
export function sessionStatus(
  session: Pick<SessionState, 'date' | 'duration_minutes' | 'cancelled_at' | 'expires_at'>,
  now: Date,
): SessionStatus {
  if (session.cancelled_at !== null || hasExpired(session, now)) return 'Cancelled';
  return endOf(session) <= now ? 'Completed' : 'Scheduled';
}

/** Returns how a canceled session ended; undefined for others, and when unknown. */
export function endingOf(session: SessionState, now: Date): Session['ending'] {
  if (session.cancelled_at !== null) return session.ending ?? undefined;
  return hasExpired(session, now) ? 'expired' : undefined;
}

/** Returns the offer that is pending at `now`; null without one. */
export function openOffer(session: SessionState, now: Date): SessionOfferState | null {
  const { offer } = session;
  return offer !== null && offer.expires_at > now && sessionStatus(session, now) === 'Scheduled' ? offer : null;
}

/** Whether a session still needs an agreement to take place. */
export function isProposal({ agreed_at, expires_at }: Pick<SessionState, 'agreed_at' | 'expires_at'>): boolean {
  return agreed_at === null && expires_at !== null;
}

export function otherMember({ one_id, two_id }: Pick<SessionState, 'one_id' | 'two_id'>, memberId: string): string {
  return one_id === memberId ? two_id : one_id;
}

/** Returns the planner of the session as it is: the member who last moved it, or else user one. */
function plannerOf(session: Pick<SessionState, 'moved_by' | 'one_id'>): string {
  return session.moved_by ?? session.one_id;
}

/** Returns the member who has to answer at `now`; null if nobody does. */
export function waitingFor(session: SessionState, now: Date): string | null {
  if (sessionStatus(session, now) !== 'Scheduled') return null;
  const offer = openOffer(session, now);
  if (offer !== null) return otherMember(session, offer.by);
  return session.agreed_at === null ? otherMember(session, plannerOf(session)) : null;
}

/** How long after its end a session can be declined: as long as its review is asked for. */
export const declineMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Whether a member is asked to agree to the session itself: they did not plan it, or they were
 * suggested another time for it.
 */
export function isInvited(session: SessionState, memberId: string, now: Date): boolean {
  if (session.agreed_at !== null) return false;
  return plannerOf(session) !== memberId || waitingFor(session, now) === memberId;
}

/**
 * Whether a member can decline a session at `now`: they are asked to agree to it, until two
 * weeks after its end.
 */
export function canDecline(session: SessionState, memberId: string, now: Date): boolean {
  const isOpen = sessionStatus(session, now) !== 'Cancelled' && endOf(session).getTime() > now.getTime() - declineMs;
  return isOpen && isInvited(session, memberId, now);
}
