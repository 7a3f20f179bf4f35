import type { Kysely } from 'kysely';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import type { Settings } from '../../env.ts';
import { insertAudit } from '../audit/repository.ts';
import { emailKey } from './email-key.ts';

/** A moderator may be an operator, too; `member` takes both roles away. */
export type RoleName = 'member' | 'moderator' | 'operator';

/** Sets the role of the member with an email address. Returns the outcome. */
export async function setRole(
  db: Kysely<Database>,
  email: string,
  role: RoleName,
  now: Date,
): Promise<'unknown' | 'same' | 'changed'> {
  return await inTransaction(db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select(['id', 'role', 'is_operator'])
      .where('email_key', '=', emailKey(email))
      .forUpdate()
      .executeTakeFirst();
    if (member === undefined) return 'unknown';
    const isSame = role === 'operator' ? member.is_operator : member.role === role;
    if (isSame && !(role === 'member' && member.is_operator)) return 'same';
    const change =
      role === 'operator' ? { is_operator: true } : { role, ...(role === 'member' && { is_operator: false }) };
    await trx.updateTable('members').set(change).where('id', '=', member.id).execute();
    await insertAudit(trx, { at: now, actorId: null, what: 'role.changed', targetId: member.id, details: { role } });
    return 'changed';
  });
}

/**
 * Makes members with an address in MODERATORS moderators. An address counts once confirmed, since
 * anybody can sign up with it; immediately on sites that do not confirm addresses.
 *
 * @param memberId only considers this member
 */
export async function appointModerators(
  trx: Kysely<Database>,
  { moderators, verifyEmail }: Pick<Settings, 'moderators' | 'verifyEmail'>,
  now: Date,
  memberId: string | null = null,
): Promise<void> {
  if (moderators.length === 0) return;
  let query = trx
    .updateTable('members')
    .set({ role: 'moderator' })
    .where('email_key', 'in', moderators.map(emailKey))
    .where('role', '=', 'member');
  if (verifyEmail !== 'off') query = query.where('email_verified_at', 'is not', null);
  if (memberId !== null) query = query.where('id', '=', memberId);
  const appointed = await query.returning('id').execute();
  const details = { role: 'moderator' };
  for (const { id } of appointed)
    await insertAudit(trx, { at: now, actorId: null, what: 'role.changed', targetId: id, details });
}
