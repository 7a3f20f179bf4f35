import type { Transaction } from 'kysely';
import { unauthenticated } from '../../api-errors.ts';
import type { Caller } from '../../contract/handlers.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Locks a member's account, so that changes to its credentials and log-ins wait for each other. Rows
 * that reference the member can still be written.
 */
export async function lockAccount(trx: Transaction<Database>, memberId: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/**
 * Locks the caller's account and session. Once the owner has recovered the account, a change that
 * started earlier has either finished or is rejected.
 *
 * @throws ApiError 401 if the session has ended.
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
