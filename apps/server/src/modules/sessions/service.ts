import type { NewSession, SessionChange } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { readInstant, readLink } from '../../input.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { isSessionMember } from '../../policy.ts';
import { conflict, forbidden, invalid, missing } from '../../refusals.ts';
import { requireOther } from '../users/service.ts';
import * as sessions from './repository.ts';
import { readSkillChoice } from './skill-choice.ts';
import { sessionStatus } from './status.ts';

async function requireSession(context: AppContext, id: string): Promise<sessions.SessionRow> {
  const session = await sessions.findSession(context.db, requireId(id, 'Session'));
  if (session === undefined) throw missing('Session');
  return session;
}

/** @throws Refusal 404 without such a session, 403 to anybody but its two members. */
export async function requireOwnSession(
  context: AppContext,
  memberId: string,
  id: string,
): Promise<sessions.SessionRow> {
  const session = await requireSession(context, id);
  if (!isSessionMember(memberId, session)) {
    throw forbidden('Only the two members of this session may do this.');
  }
  return session;
}

/** A session takes place behind a link, so here it cannot be empty. */
function readSessionLink(text: string): string {
  const link = readLink('link', text);
  if (link === '') throw invalid('link', 'must not be empty');
  return link;
}

/** @throws Refusal 400 for oneself or a bad field, 404 when user two is nobody, 429 past the limit of the pair. */
export async function scheduleSession(
  context: AppContext,
  memberId: string,
  input: NewSession,
): Promise<sessions.SessionRow> {
  const date = readInstant('date', input.date);
  const link = readSessionLink(input.link);
  const otherId = await requireOther(context, memberId, input.userTwo, 'userTwo');
  const skillOne = await readSkillChoice(context, 'skillTaughtByUserOne', input.skillTaughtByUserOne);
  const skillTwo = await readSkillChoice(context, 'skillTaughtByUserTwo', input.skillTaughtByUserTwo);
  await context.limits.take('sessions-with-one-member', { pair: `${memberId} ${otherId}` });
  const id = await sessions.insertSession(context.db, {
    userOne: memberId,
    userTwo: otherId,
    skillOne,
    skillTwo,
    date,
    link,
    createdAt: context.clock(),
  });
  return await requireSession(context, id);
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
  const { date, link, skillTaughtByUserOne, skillTaughtByUserTwo } = change;
  const skill = (field: string, choice: string | null) => readSkillChoice(context, field, choice);
  return {
    ...(date === undefined ? {} : { date: readInstant('date', date) }),
    ...(link === undefined ? {} : { link: readSessionLink(link) }),
    ...(skillTaughtByUserOne === undefined
      ? {}
      : { skill_one: await skill('skillTaughtByUserOne', skillTaughtByUserOne) }),
    ...(skillTaughtByUserTwo === undefined
      ? {}
      : { skill_two: await skill('skillTaughtByUserTwo', skillTaughtByUserTwo) }),
  };
}

/** Whatever came in between, only a session that is still scheduled changes. */
async function changeScheduled(
  context: AppContext,
  session: sessions.SessionRow,
  patch: sessions.ScheduledSessionPatch,
): Promise<void> {
  const now = context.clock();
  if (await sessions.updateScheduledSession(context.db, session.id, patch, now)) return;
  const current = await requireSession(context, session.id);
  const isCancelled = sessionStatus(current, now) === 'Cancelled';
  throw conflict(isCancelled ? 'This session is already canceled.' : 'This session has already taken place.');
}

/** @throws Refusal 403 to anybody else, 409 once it is no longer scheduled. */
export async function editSession(
  context: AppContext,
  memberId: string,
  id: string,
  change: SessionChange,
): Promise<sessions.SessionRow> {
  const session = await requireOwnSession(context, memberId, id);
  await changeScheduled(context, session, await readChange(context, change));
  return await requireSession(context, session.id);
}

/** Cancels for good. @throws Refusal 403 to anybody else, 409 once it is no longer scheduled. */
export async function cancelSession(context: AppContext, memberId: string, id: string): Promise<void> {
  const session = await requireOwnSession(context, memberId, id);
  await changeScheduled(context, session, { cancelled_at: context.clock() });
}
