import type { NewSession, SessionChange } from '@skill-exchange/api-client/types';
import { conflict, forbidden, invalid, missing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { storeOnce } from '../../db/store-once.ts';
import { readInstant, readLink } from '../../input.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { isSessionMember } from '../../policy.ts';
import { requireVerified } from '../account/require-verified.ts';
import { requireNotLimited } from '../moderation/require-not-limited.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import type { Notice } from '../notifications/repository.ts';
import { requireOther } from '../users/service.ts';
import * as sessions from './repository.ts';
import { readSkillChoice } from './skill-choice.ts';
import { declineMs, plannerOf, sessionStatus } from './status.ts';

async function requireSession(context: AppContext, id: string, viewerId: string): Promise<sessions.SessionRow> {
  const session = await sessions.findSession(context.db, requireId(id, 'Session'), viewerId);
  if (session === undefined) throw missing('Session');
  return session;
}

/** @throws ApiError 404 without such a session, 403 to all but its two members. */
export async function requireOwnSession(
  context: AppContext,
  memberId: string,
  id: string,
): Promise<sessions.SessionRow> {
  const session = await requireSession(context, id, memberId);
  if (!isSessionMember(memberId, session)) {
    throw forbidden('not_session_member', 'Only the two members of this session can do this.');
  }
  return session;
}

/** A session takes place behind a link, so here it cannot be empty. */
function readSessionLink(text: string): string {
  const link = readLink('link', text);
  if (link === '') throw invalid('link', 'must not be empty');
  return link;
}

/** A session is planned ahead: one that has been could be reviewed at once. */
function requireAhead(date: Date, now: Date): void {
  if (date <= now) throw invalid('date', 'must be in the future; pick a later day or time');
}

/**
 * @throws ApiError 400 for oneself, a date that is past or a bad field, 404 when user two is no member, 409 when the
 * key was used for another session, 429 past the
 * limit of the pair.
 */
export async function scheduleSession(
  context: AppContext,
  memberId: string,
  input: NewSession,
  key: string | null = null,
): Promise<sessions.SessionRow> {
  await requireVerified(context, memberId);
  await requireNotLimited(context, memberId);
  const date = readInstant('date', input.date);
  const now = context.clock();
  requireAhead(date, now);
  const link = readSessionLink(input.link);
  const otherId = await requireOther(context, memberId, input.userTwo, 'userTwo');
  const skillOne = await readSkillChoice(context, 'skillTaughtByUserOne', input.skillTaughtByUserOne);
  const skillTwo = await readSkillChoice(context, 'skillTaughtByUserTwo', input.skillTaughtByUserTwo);
  const durationMinutes = input.durationMinutes ?? context.settings.sessionMinutes;
  const row = { userOne: memberId, userTwo: otherId, skillOne, skillTwo, date, durationMinutes, link, createdAt: now };
  const id = await storeOnce(context, { memberId, thing: 'session', key, body: input }, async (trx, notify) => {
    await context.limits.take('sessions-with-one-member', { pair: `${memberId} ${otherId}` });
    const stored = await sessions.insertSession(trx, row);
    await notify(noticeOf('sessionPlanned', { sessionId: stored, by: memberId, to: otherId, date }));
    return stored;
  });
  return await requireSession(context, id, memberId);
}

/** A member's sessions in all states, newest date first. */
export async function sessionsOf(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<sessions.SessionRow>> {
  return await readPage(request, {
    kinds: ['instant', 'id'],
    keyOf: (row: sessions.SessionRow) => [row.date.toISOString(), row.id],
    read: (key, rows) => {
      const before = key && { date: key[0], id: key[1] };
      return sessions.findSessionsOf(context.db, memberId, { rows, before });
    },
  });
}

async function readChange(context: AppContext, change: SessionChange): Promise<sessions.SessionPatch> {
  const { date, durationMinutes, link, skillTaughtByUserOne, skillTaughtByUserTwo } = change;
  const skill = (field: string, choice: string | null) => readSkillChoice(context, field, choice);
  return {
    ...(date === undefined ? {} : { date: readInstant('date', date) }),
    ...(durationMinutes === undefined ? {} : { duration_minutes: durationMinutes }),
    ...(link === undefined ? {} : { link: readSessionLink(link) }),
    ...(skillTaughtByUserOne === undefined
      ? {}
      : { skill_one: await skill('skillTaughtByUserOne', skillTaughtByUserOne) }),
    ...(skillTaughtByUserTwo === undefined
      ? {}
      : { skill_two: await skill('skillTaughtByUserTwo', skillTaughtByUserTwo) }),
  };
}

const otherMember = (session: sessions.SessionRow, memberId: string) =>
  session.one_id === memberId ? session.two_id : session.one_id;

/** What the other member is told of a session. */
export function noticeOf(
  kind: 'sessionPlanned' | 'sessionChanged' | 'sessionCanceled',
  { sessionId, by, to, date }: { sessionId: string; by: string; to: string; date: Date },
  change?: string,
): Notice {
  const details = { startsAt: date.toISOString(), ...(change !== undefined && { change }) };
  return { kind, subject: sessionId, to: [to], actor: by, details };
}

/** What the other member is told of a change; null where nothing has changed. */
function changeInWords(before: sessions.SessionRow, patch: sessions.ScheduledSessionPatch): string | null {
  if (patch.date && patch.date.getTime() !== before.date.getTime()) return 'a new time';
  if (patch.duration_minutes !== undefined && patch.duration_minutes !== before.duration_minutes)
    return 'another length';
  if (patch.link !== undefined && patch.link !== before.link) return 'a new meeting link';
  const isSame = (after: string | null | undefined, now: string | null) => after === undefined || after === now;
  const keepsSkills = isSame(patch.skill_one, before.skill_one_id) && isSame(patch.skill_two, before.skill_two_id);
  return keepsSkills ? null : 'other skills';
}

/** Whatever came in between, only a session that is still scheduled changes. */
async function changeScheduled(
  context: AppContext,
  session: sessions.SessionRow,
  patch: sessions.ScheduledSessionPatch,
  memberId: string,
): Promise<void> {
  const now = context.clock();
  const isChanged = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await sessions.updateScheduledSession(trx, session.id, patch, { memberId, now }))) return false;
    const about = {
      sessionId: session.id,
      by: memberId,
      to: otherMember(session, memberId),
      date: patch.date ?? session.date,
    };
    const change = changeInWords(session, patch);
    if (patch.cancelled_at) await notify(noticeOf('sessionCanceled', about, 'canceled'));
    else if (change !== null) await notify(noticeOf('sessionChanged', about, change));
    return true;
  });
  if (isChanged) return;
  const current = await requireSession(context, session.id, memberId);
  if (sessionStatus(current, now) === 'Cancelled')
    throw conflict('session_canceled', 'This session is already canceled.');
  throw conflict('session_over', 'This session has already taken place.');
}

/** @throws ApiError 400 for a date that is past, 403 to others, 409 once it is no longer scheduled. */
export async function editSession(
  context: AppContext,
  memberId: string,
  id: string,
  change: SessionChange,
): Promise<sessions.SessionRow> {
  const session = await requireOwnSession(context, memberId, id);
  const patch = await readChange(context, change);
  // A session that is over says so, whatever date it is given. One that has begun keeps its date.
  const now = context.clock();
  const isMoved = patch.date && patch.date.getTime() !== session.date.getTime();
  if (patch.date && isMoved && sessionStatus(session, now) === 'Scheduled') requireAhead(patch.date, now);
  await changeScheduled(context, session, patch, memberId);
  return await requireSession(context, session.id, memberId);
}

/** Cancels for good. @throws ApiError 403 to others, 409 once it is no longer scheduled. */
export async function cancelSession(context: AppContext, memberId: string, id: string): Promise<void> {
  const session = await requireOwnSession(context, memberId, id);
  await changeScheduled(context, session, { cancelled_at: context.clock() }, memberId);
}

/**
 * Cancels a session that the other member planned, before its time and until a week after it.
 *
 * Its reviews are no longer shown and leave the ratings.
 *
 * @throws ApiError 403 to others, the planner included, 409 when it is cancelled already or longer ago.
 */
export async function declineSession(context: AppContext, memberId: string, id: string): Promise<void> {
  const before = await requireOwnSession(context, memberId, id);
  const { id: sessionId } = before;
  const now = context.clock();
  const since = new Date(now.getTime() - declineMs);
  const isDeclined = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await sessions.declineSession(trx, sessionId, memberId, { now, since }))) return false;
    await notify(
      noticeOf(
        'sessionCanceled',
        { sessionId, by: memberId, to: otherMember(before, memberId), date: before.date },
        'declined',
      ),
    );
    return true;
  });
  if (isDeclined) return;
  const session = await requireSession(context, sessionId, memberId);
  if (session.cancelled_at !== null) throw conflict('session_canceled', 'This session is already canceled.');
  if (plannerOf(session) === memberId)
    throw forbidden('not_invited', 'You planned this session. The other member can decline it.');
  throw conflict('session_over', 'A session can be declined until 7 days after its time.');
}
