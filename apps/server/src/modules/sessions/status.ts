import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';

/** The fields that a session's state derives from. */
export interface SessionState {
  date: Date;
  duration_minutes: number;
  one_id: string;
  two_id: string;
  /** Who last changed its date; null while it is as user one planned it. */
  moved_by: string | null;
  /** When both members had agreed to it. */
  agreed_at: Date | null;
  /** When a proposal expires; null once agreed or scheduled directly. */
  expires_at: Date | null;
  cancelled_at: Date | null;
  ending: 'canceled' | 'declined' | 'withdrawn' | null;
  /** The offer that has not been closed, if there is one. It may have expired. */
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

/** When a session is over. */
export function endOf({ date, duration_minutes }: Pick<SessionState, 'date' | 'duration_minutes'>): Date {
  return new Date(date.getTime() + duration_minutes * 60_000);
}

/** The same in a statement, of the row that it is about. */
export const endsAt = sql<Date>`sessions.date + sessions.duration_minutes * interval '1 minute'`;

/** A condition of a statement: the session is on at `now`, neither cancelled nor a proposal that has expired. */
export function isActiveAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(sessions.cancelled_at is null and (sessions.expires_at is null or sessions.expires_at > ${now}))`;
}

/** A condition of a statement: the session takes place unless one of its members ends it. A proposal does not. */
export const isConfirmed = sql<boolean>`(sessions.cancelled_at is null and sessions.expires_at is null)`;

const hasExpired = ({ expires_at }: Pick<SessionState, 'expires_at'>, now: Date) =>
  expires_at !== null && expires_at <= now;

/** A session's state at `now`. It is derived from its times, so it is never outdated. */
export function sessionStatus(
  session: Pick<SessionState, 'date' | 'duration_minutes' | 'cancelled_at' | 'expires_at'>,
  now: Date,
): SessionStatus {
  if (session.cancelled_at !== null || hasExpired(session, now)) return 'Cancelled';
  return endOf(session) <= now ? 'Completed' : 'Scheduled';
}

/** How a cancelled session ended; undefined for others, and where it is not known. */
export function endingOf(session: SessionState, now: Date): Session['ending'] {
  if (session.cancelled_at !== null) return session.ending ?? undefined;
  return hasExpired(session, now) ? 'expired' : undefined;
}

/** The times that wait for an answer at `now`; null where none do. */
export function openOffer(session: SessionState, now: Date): SessionOfferState | null {
  const { offer } = session;
  return offer !== null && offer.expires_at > now && sessionStatus(session, now) === 'Scheduled' ? offer : null;
}

/** A proposal that is not agreed to: it does not take place without. */
export function isProposal({ agreed_at, expires_at }: Pick<SessionState, 'agreed_at' | 'expires_at'>): boolean {
  return agreed_at === null && expires_at !== null;
}

export function otherMember({ one_id, two_id }: Pick<SessionState, 'one_id' | 'two_id'>, memberId: string): string {
  return one_id === memberId ? two_id : one_id;
}

/** Who planned a session as it is: who moved it last, or else user one. */
function plannerOf(session: Pick<SessionState, 'moved_by' | 'one_id'>): string {
  return session.moved_by ?? session.one_id;
}

/** The member whose answer a session waits for at `now`; null where it waits for none. */
export function waitingFor(session: SessionState, now: Date): string | null {
  if (sessionStatus(session, now) !== 'Scheduled') return null;
  const offer = openOffer(session, now);
  if (offer !== null) return otherMember(session, offer.by);
  return session.agreed_at === null ? otherMember(session, plannerOf(session)) : null;
}

/** For so long after its time a session can be declined. */
export const declineMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether a member is asked to agree to the session itself: the one who did not plan it, and who has been suggested
 * another time for it.
 */
export function isInvited(session: SessionState, memberId: string, now: Date): boolean {
  if (session.agreed_at !== null) return false;
  return plannerOf(session) !== memberId || waitingFor(session, now) === memberId;
}

/** Whether one of its members can decline a session at `now`: who is asked to agree to it, until a week after its time. */
export function canDecline(session: SessionState, memberId: string, now: Date): boolean {
  const isOpen = sessionStatus(session, now) !== 'Cancelled' && session.date.getTime() > now.getTime() - declineMs;
  return isOpen && isInvited(session, memberId, now);
}
