import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { conflict, notFoundAs } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { insertAudit } from '../audit/repository.ts';
import { hashOf } from '../auth/links.ts';

const validMs = 3_600_000;

/** Returns the path of a link that makes a member the operator, valid for an hour; null if the community has one. */
export async function offerSetup(db: Kysely<Database>, now: Date): Promise<string | null> {
  if (await hasOperator(db)) return null;
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('setup_links').where('expires_at', '<', now).execute();
  const expiresAt = new Date(now.getTime() + validMs);
  await db
    .insertInto('setup_links')
    .values({ hash: hashOf(token), expires_at: expiresAt })
    .execute();
  return `/setup/${token}`;
}

/**
 * Makes the caller the operator of a community without one, and ends all links.
 *
 * @throws ApiError 404 for a link that was used or has expired, 409 if there is an operator.
 */
export async function becomeOperator(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { memberId }: Caller,
  token: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock();
    // Two callers with two links wait for each other here.
    const links = await trx.deleteFrom('setup_links').returning(['hash', 'expires_at']).execute();
    if (!links.some(({ hash, expires_at }) => hash === hashOf(token) && expires_at > now)) throw unknownLink();
    if (await hasOperator(trx))
      throw conflict('has_operator', 'This community has an operator already. Ask them to appoint you.');
    await trx.updateTable('members').set({ is_operator: true }).where('id', '=', memberId).execute();
    const details = { role: 'operator' };
    await insertAudit(trx, { at: now, actorId: memberId, what: 'role.changed', targetId: memberId, details });
  });
}

const unknownLink = () =>
  notFoundAs('setup_link_not_found', 'This link doesn’t work any more. Start the server again for a new one.');

/** An operator whose account will be deleted is none. */
async function hasOperator(db: Kysely<Database>): Promise<boolean> {
  const operator = await db
    .selectFrom('members')
    .select('id')
    .where('is_operator', '=', true)
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
  return operator !== undefined;
}
