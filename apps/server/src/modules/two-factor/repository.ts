import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface TotpRow {
  secret_sealed: string;
  confirmed_at: Date | null;
}

export async function findTotp(db: Kysely<Database>, memberId: string): Promise<TotpRow | undefined> {
  return await db
    .selectFrom('totp')
    .select(['secret_sealed', 'confirmed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Stores a secret until a code confirms it, replacing an earlier one. False when codes are already enabled. */
export async function saveSecret(db: Kysely<Database>, memberId: string, secret_sealed: string): Promise<boolean> {
  const row = await db
    .insertInto('totp')
    .values({ member_id: memberId, secret_sealed })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ secret_sealed, last_step: 0 }).where('totp.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Enables codes with the step of this secret's first code. False when they are already enabled, or the
 * secret was replaced.
 */
export async function confirmSecret(
  db: Kysely<Database>,
  memberId: string,
  { step, secret_sealed }: { step: number; secret_sealed: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .where('secret_sealed', '=', secret_sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Consumes the codes up to a step in one statement: one of concurrent callers succeeds. */
export async function useStep(db: Kysely<Database>, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the secret and the recovery codes. False when codes are disabled. */
export async function deleteTotp(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(db: Kysely<Database>, memberId: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ member_id: memberId, hash })))
    .execute();
}

/** Consumes a recovery code, in one statement. */
export async function useRecoveryCode(
  db: Kysely<Database>,
  memberId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns how many recovery codes a member has left; undefined when codes are disabled. */
export async function countRecoveryCodes(db: Kysely<Database>, memberId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('totp')
    .leftJoin('recovery_codes', (join) =>
      join.onRef('recovery_codes.member_id', '=', 'totp.member_id').on('recovery_codes.used_at', 'is', null),
    )
    .select(({ fn }) => fn.count<string>('recovery_codes.hash').as('left'))
    .where('totp.member_id', '=', memberId)
    .where('totp.confirmed_at', 'is not', null)
    .groupBy('totp.member_id')
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.left);
}
