import { missing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { requireId } from '../../db/ids.ts';
import * as authSessions from '../auth/repository.ts';

/** Where the caller is logged in, here first. */
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

/** Logs one of the caller's devices out. @throws ApiError 404 for a log-in of another member, and one that is over. */
export async function endLogIn({ db, broadcaster }: AppContext, { memberId }: Caller, id: string): Promise<void> {
  const logIn = requireId(id, 'Login');
  if (!(await authSessions.deleteAuthSessionOf(db, memberId, logIn))) throw missing('Login');
  broadcaster.endAuthSessions([logIn]);
}

/** Logs every other device of the caller out. */
export async function endOtherLogIns({ db, broadcaster }: AppContext, { memberId, sessionId }: Caller): Promise<void> {
  broadcaster.endAuthSessions(await authSessions.deleteAuthSessionsOf(db, memberId, sessionId));
}
