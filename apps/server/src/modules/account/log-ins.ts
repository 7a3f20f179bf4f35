import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import * as authSessions from '../auth/repository.ts';

/** Returns the caller's sessions, current one first. */
export async function logInsOf({ db, clock }: AppContext, { memberId, sessionId }: Caller) {
  const rows = await authSessions.findAuthSessionsOf(db, memberId, clock());
  return rows
    .map(({ id, agent, created_at, expires_at }) => ({
      _id: id,
      ...(agent !== '' && { agent }),
      since: created_at.toISOString(),
      until: expires_at.toISOString(),
      isCurrent: id === sessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/**
 * Logs out one of the caller's devices.
 * @throws ApiError 404 for another member's log-in, or one that has ended.
 */
export async function endLogIn({ db, broadcaster, clock }: AppContext, caller: Caller, id: string): Promise<void> {
  const logIn = requireId(id, 'Login');
  await inTransaction(db, async (trx) => {
    await lockAccountOf(trx, caller, clock());
    if (!(await authSessions.deleteAuthSessionOf(trx, caller.memberId, logIn))) throw notFound('Login');
  });
  broadcaster.endAuthSessions([logIn]);
}

/** Logs out all other devices of the caller. */
export async function endOtherLogIns({ db, broadcaster, clock }: AppContext, caller: Caller): Promise<void> {
  const ended = await inTransaction(db, async (trx) => {
    await lockAccountOf(trx, caller, clock());
    return await authSessions.deleteAuthSessionsOf(trx, caller.memberId, caller.sessionId);
  });
  broadcaster.endAuthSessions(ended);
}
