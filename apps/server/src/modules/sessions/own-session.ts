import type { Kysely, Transaction } from 'kysely';
import { forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { isSessionMember } from '../../policy.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { lockSession } from './change-repository.ts';
import { findSession, type SessionRow } from './repository.ts';
import { otherMember } from './status.ts';

/**
 * Returns a session that the viewer has just created.
 *
 * @throws ApiError 404 for the other member, if a block has hidden them and the session since
 */
export async function requireNewSession(db: Kysely<Database>, id: string, viewerId: string): Promise<SessionRow> {
  const session = await findSession(db, id, viewerId);
  if (session === undefined) throw notFound('User');
  return session;
}

/** @throws ApiError 404 without such a session, 403 to all but its two members. */
export async function requireOwnSession(context: AppContext, memberId: string, id: string): Promise<SessionRow> {
  return ownSession(await findSession(context.db, requireId(id, 'Session'), memberId), memberId);
}

function found<Row>(session: Row | undefined): Row {
  if (session === undefined) throw notFound('Session');
  return session;
}

/**
 * Checks a session that was read for a member.
 * @throws ApiError 404 without one, 403 to all but its two members.
 */
export function ownSession<Row extends Pick<SessionRow, 'one_id' | 'two_id'>>(
  session: Row | undefined,
  memberId: string,
): Row {
  const row = found(session);
  if (isSessionMember(memberId, row)) return row;
  throw forbidden('not_session_member', 'Only the two members of this session can do this.');
}

/** A change to a locked session. Its statements must use `trx`. */
export interface SessionChange {
  trx: Transaction<Database>;
  notify: Notify;
  session: SessionRow;
  /** The other member. */
  otherId: string;
  /** Read after the lock was acquired, since the wait may have made the change too late. */
  now: Date;
}

/**
 * Changes one of the caller's sessions, and returns it afterwards.
 *
 * @throws ApiError 404 without such a session, 403 to all but its two members, and the errors of `work`.
 */
export async function changeOwnSession(
  context: AppContext,
  memberId: string,
  id: string,
  work: (change: SessionChange) => Promise<void>,
): Promise<SessionRow> {
  const sessionId = requireId(id, 'Session');
  return await inNotifyingTransaction(context, async (trx, notify) => {
    const session = ownSession(await lockSession(trx, sessionId, memberId), memberId);
    await work({ trx, notify, session, otherId: otherMember(session, memberId), now: context.clock() });
    return found(await findSession(trx, sessionId, memberId));
  });
}

/** The notifications that ask a member about a session. */
const questions = ['sessionPlanned', 'sessionProposed', 'sessionSuggested'] as const;

/** Changes a session in response to a question to the caller, and marks that notification as read. */
export async function answerOwnSession(
  context: AppContext,
  memberId: string,
  id: string,
  work: (change: SessionChange) => Promise<void>,
): Promise<SessionRow> {
  return await changeOwnSession(context, memberId, id, async (change) => {
    await work(change);
    await change.notify.markRead({ memberIds: [memberId], subject: change.session.id, kinds: questions });
  });
}
