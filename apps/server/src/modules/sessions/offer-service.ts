import type { Acceptance, NewProposal, NewTimes } from '@skill-exchange/api-client/types';
import { conflict } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { isExclusionViolation } from '../../db/database-errors.ts';
import { requireId } from '../../db/ids.ts';
import { readLink } from '../../input.ts';
import { requireVerified } from '../auth/require-verified.ts';
import { queueInvitation } from '../notifications/queue-invitation.ts';
import { skipDueReminders } from '../notifications/reminder-repository.ts';
import { otherId } from '../users/service.ts';
import { agreeToSession, isBusy, replaceOffer } from './change-repository.ts';
import { findLessonSkills } from './lesson-skills.ts';
import { noticeOf } from './notices.ts';
import {
  acceptedTime,
  expiryOf,
  kindOfOffer,
  readTimes,
  requireScheduled,
  requireVersion,
  usualMinutes,
} from './offer-rules.ts';
import { answerOwnSession, type SessionChange } from './own-session.ts';
import type { SessionRow } from './repository.ts';
import { readSkillChoice } from './skill-choice.ts';
import { isProposal, openOffer, type SessionOfferState } from './status.ts';
import { type PlannedSession, storeSession } from './store-session.ts';

/**
 * Proposes times for a session, which takes place once the other member agrees to one.
 *
 * @returns the session, and the other member's absence
 * @throws ApiError 400 for oneself, a time that is too soon or a bad field, 404 when user two is not a member, 409
 * when the key was used for another session, 429 past the limit of the pair.
 */
export async function proposeSession(
  context: AppContext,
  memberId: string,
  input: NewProposal,
  key: string | null = null,
): Promise<PlannedSession> {
  await requireVerified(context, memberId);
  const now = context.clock();
  const times = readTimes(input.times, now);
  // The two may agree on a place later.
  const link = readLink('link', input.link ?? '');
  const userTwo = otherId(memberId, input.userTwo, 'userTwo');
  const ofRings = () => findLessonSkills(context.db, memberId, userTwo);
  const skillOne = await readSkillChoice(context, 'skillTaughtByUserOne', input.skillTaughtByUserOne, ofRings);
  const skillTwo = await readSkillChoice(context, 'skillTaughtByUserTwo', input.skillTaughtByUserTwo, ofRings);
  const durationMinutes = input.durationMinutes ?? usualMinutes;
  const date = firstOf(times);
  const expiresAt = expiryOf(times, null, now);
  const members = { userOne: memberId, userTwo, skillOne, skillTwo };
  const row = { ...members, date, durationMinutes, link, expiresAt, createdAt: now };
  const offer: SessionOfferState = {
    by: memberId,
    kind: 'proposal',
    times,
    duration_minutes: durationMinutes,
    note: input.note?.trim() ?? '',
    expires_at: expiresAt,
  };
  const notice = noticeOf('sessionProposed', { sessionId: '', by: memberId, to: userTwo, date }, countOf(times));
  return await storeSession(context, { row, offer, notice, key, body: input });
}

/** Returns a notification's number of suggested times. */
const countOf = (times: readonly Date[]) => ({ times: times.length });

/** Returns the first of the times; there is at least one. */
function firstOf(times: readonly Date[]): Date {
  return times[0] as Date;
}

/**
 * Agrees to a session at one of the suggested times, or as it was planned.
 *
 * @throws ApiError 403 to others, 409 when no answer of the member's is pending, the session has changed, or either
 * member has agreed to another session at that time.
 */
export async function acceptSession(
  context: AppContext,
  memberId: string,
  id: string,
  acceptance: Acceptance,
): Promise<SessionRow> {
  let wanted = { date: new Date(0), minutes: 0 };
  const agreed = answerOwnSession(context, memberId, id, async ({ trx, notify, session, otherId, now }) => {
    const time = acceptedTime(session, memberId, acceptance, now);
    wanted = { date: time.date, minutes: time.duration_minutes };
    const offer = openOffer(session, now);
    await agreeToSession(trx, session.id, { ...time, by: memberId, hasOffer: offer !== null }, now);
    const isMoved = offer !== null && offer.kind !== 'proposal';
    await queueInvitation(context, trx, { sessionId: session.id, memberId });
    const change = isMoved ? 'agreed to the new time of your session' : 'agreed to your session';
    const about = { sessionId: session.id, by: memberId, to: otherId, date: time.date };
    const movedFrom = isMoved && session.agreed_at !== null ? { movedFrom: session.date.toISOString() } : {};
    await skipDueReminders(trx, { id: session.id, startsAt: time.date }, now);
    if (isMoved) {
      const outdated = { memberIds: [memberId, otherId], subject: session.id, kinds: ['sessionStarting'] } as const;
      await notify.markRead(outdated);
    }
    await notify(noticeOf('sessionAnswered', about, { change, ...movedFrom }));
  });
  return await agreed.catch(async (error: unknown) => {
    if (!isExclusionViolation(error, 'busy_once')) throw error;
    // The caller only learns that the other member is busy, not with whom.
    if (await isBusy(context.db, memberId, requireId(id, 'Session'), wanted))
      throw conflict('time_taken', 'You have agreed to another session at that time.');
    throw conflict(
      'time_taken_by_other',
      'The other member has another session at that time by now. Suggest another time.',
    );
  });
}

/**
 * Suggests other times for a session, replacing earlier suggestions.
 *
 * @throws ApiError 400 for a time that is too soon, 403 to others, 409 once it is no longer scheduled or has changed,
 * 429 past the limit of the pair.
 */
export async function suggestTimes(
  context: AppContext,
  memberId: string,
  id: string,
  input: NewTimes,
): Promise<SessionRow> {
  return await answerOwnSession(context, memberId, id, async (change) => {
    const { session: before, otherId, now } = change;
    requireScheduled(before, now);
    requireVersion(before, input.version);
    const times = readTimes(input.times, now);
    await context.limits.consume('sessions-with-one-member', { pair: `${memberId} ${otherId}` });
    const duration_minutes = input.durationMinutes ?? (before.duration_minutes || usualMinutes);
    await suggest(change, memberId, { times, duration_minutes, note: input.note?.trim() ?? '' });
  });
}

/** Opens an offer of the member's. A proposal has no time of its own, so its date is that of its newest offer. */
export async function suggest(
  { trx, notify, session, otherId, now }: SessionChange,
  memberId: string,
  { times, duration_minutes, note }: Pick<SessionOfferState, 'times' | 'duration_minutes' | 'note'>,
): Promise<void> {
  const expires_at = expiryOf(times, session, now);
  const kind = kindOfOffer(session, memberId);
  const date = firstOf(times);
  await replaceOffer(trx, session.id, {
    offer: { by: memberId, kind, times, duration_minutes, note, expires_at },
    change: isProposal(session) ? { date, duration_minutes, expires_at, moved_by: memberId } : {},
    now,
  });
  const about = { sessionId: session.id, by: memberId, to: otherId, date };
  const movedFrom = session.agreed_at === null ? {} : { movedFrom: session.date.toISOString() };
  await notify(noticeOf('sessionSuggested', about, { ...movedFrom, ...countOf(times) }));
}
