import type { Acceptance } from '@skill-exchange/api-client/types';
import { type ApiError, conflict, forbidden, invalid } from '../../api-errors.ts';
import { readInstant } from '../../input.ts';
import {
  declineMs,
  endOf,
  isInvited,
  isProposal,
  openOffer,
  type SessionOfferState,
  type SessionState,
  sessionStatus,
  waitingFor,
} from './status.ts';

// Rules about what members can do with a session at a moment. Called with a locked row, so that the result still holds
// when the change is made.

const hourMs = 60 * 60 * 1000;

/** How long an offer waits for an answer. */
const responseWindowMs = 72 * hourMs;

/** Offers expire this long before their first time. */
export const expiryLeadMs = 2 * hourMs;

/** How far ahead an offered time must be. */
export const minimumNoticeMs = 3 * hourMs;

/** How many years ahead an offered time may be. */
const furthestYears = 2;

/** The default session length, in minutes. */
export const usualMinutes = 60;

/**
 * Parses offered times, sorted and without duplicates.
 * @throws ApiError 400 for one that is too soon or too far away.
 */
export function readTimes(texts: readonly string[], now: Date): Date[] {
  const instants = texts.map((text) => readInstant('times', text).getTime());
  const times = [...new Set(instants)].sort((left, right) => left - right).map((time) => new Date(time));
  for (const time of times) requireAnswerable('times', time, now);
  return times;
}

/** @throws ApiError 400 for a time too soon or too far away for the other member to agree to. */
export function requireAnswerable(field: string, time: Date, now: Date): void {
  if (time.getTime() < now.getTime() + minimumNoticeMs)
    throw invalid(field, 'must be at least 3 hours ahead, so that there is time to answer', {
      rule: 'too_soon',
      params: { limit: 3 },
    });
  const furthest = new Date(now);
  furthest.setUTCFullYear(furthest.getUTCFullYear() + furthestYears);
  if (time > furthest)
    throw invalid(field, 'must be within two years from now; pick an earlier day', { rule: 'within_two_years' });
}

/**
 * Returns when an offer expires: for a session that takes place without an answer (`session`), by its
 * start at the latest.
 */
export function expiryOf(times: readonly Date[], session: SessionState | null, now: Date): Date {
  const first = Math.min(...times.map((time) => time.getTime()));
  const end = session === null || isProposal(session) ? Number.POSITIVE_INFINITY : endOf(session).getTime();
  return new Date(Math.min(now.getTime() + responseWindowMs, first - expiryLeadMs, end));
}

export function kindOfOffer(session: SessionState, memberId: string): SessionOfferState['kind'] {
  if (session.agreed_at !== null) return 'move';
  return isProposal(session) && session.one_id === memberId ? 'proposal' : 'counter';
}

/** @throws ApiError 409 once the session is canceled, expired or has ended. */
export function requireScheduled(session: SessionState, now: Date): void {
  const status = sessionStatus(session, now);
  if (status === 'Cancelled') throw canceled();
  if (status === 'Completed') throw conflict('session_over', 'This session has already taken place.');
}

/** @throws ApiError 409 once the session is canceled or expired. */
export function requireNotCanceled(session: SessionState, now: Date): void {
  if (sessionStatus(session, now) === 'Cancelled') throw canceled();
}

const canceled = (): ApiError => conflict('session_canceled', 'This session is already canceled.');

/** @throws ApiError 409 when the caller has seen another version. */
export function requireVersion(session: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== session.version)
    throw conflict('session_changed', 'This session has changed. Check it and try again.');
}

/** Returns the session's changes when the member accepts a time. @throws ApiError 403, 409. */
export function acceptedTime(
  session: SessionState & { version: number },
  memberId: string,
  { time: text, version }: Acceptance,
  now: Date,
): { date: Date; duration_minutes: number; moved_by: string | null } {
  requireScheduled(session, now);
  const date = readInstant('time', text);
  requireVersion(session, version);
  const asked = waitingFor(session, now);
  if (asked === null) throw conflict('nothing_to_answer', "This session isn't waiting for an answer.");
  if (asked !== memberId) throw forbidden('not_asked', 'Only the other member can answer this.');
  const offer = openOffer(session, now);
  const times = offer?.times ?? [session.date];
  if (!times.some((offered) => offered.getTime() === date.getTime()))
    throw conflict('time_not_offered', 'This time was not suggested. Pick one of the suggested times.');
  const duration_minutes = offer?.duration_minutes ?? session.duration_minutes;
  return { date, duration_minutes, moved_by: offer?.by ?? session.moved_by };
}

/** The part that a decision cancels: the session, or only its suggested times. */
export type Scope = 'session' | 'times';

/** Returns what is canceled when the member declines. @throws ApiError 403, 409. */
export function declinedScope(session: SessionState, memberId: string, now: Date): Scope {
  if (sessionStatus(session, now) === 'Cancelled') throw canceled();
  if (session.agreed_at !== null) {
    if (waitingFor(session, now) === memberId) return 'times';
    throw forbidden('not_invited', 'You have agreed to this session. You can cancel it until its end.');
  }
  if (!isInvited(session, memberId, now))
    throw forbidden('not_invited', 'You planned this session. The other member can decline it.');
  if (endOf(session).getTime() <= now.getTime() - declineMs)
    throw conflict('session_over', 'A session can be declined until 14 days after its time.', {
      params: { limit: 14 },
    });
  return 'session';
}

/** Returns what is canceled when the member withdraws their times. @throws ApiError 409. */
export function withdrawnScope(session: SessionState, memberId: string, now: Date): Scope {
  requireScheduled(session, now);
  if (openOffer(session, now)?.by !== memberId)
    throw conflict('nothing_to_withdraw', 'You have no suggested times to withdraw.');
  return isProposal(session) ? 'session' : 'times';
}
