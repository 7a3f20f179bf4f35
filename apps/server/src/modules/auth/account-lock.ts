import type { Transaction } from 'kysely';
import { unauthenticated } from '../../api-errors.ts';
import type { Caller } from '../../contract/handlers.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Locks a member's account: changes of how it is entered, and log-ins, wait for each other. Other rows that name the
 * member are written meanwhile.
 */
export async function lockAccount(trx: Transaction<Database>, memberId: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/**
 * Locks the caller's account and log-in. A change that began before the owner took the account back so finishes before
 * that, or is rejected; it never acts afterwards.
 *
 * @throws ApiError 401 where the log-in has ended.
 */
export async function lockAccountOf(
  trx: Transaction<Database>,
  { memberId, sessionId }: Pick<Caller, 'memberId' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await lockAccount(trx, memberId);
  const authSession = await trx
    .selectFrom('auth_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
  if (authSession === undefined) throw unauthenticated();
}
