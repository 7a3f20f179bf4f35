import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface ExportRow {
  requested_at: Date;
  /** Null while it is made. */
  ready_at: Date | null;
}

/** The copy that a member asked for last; undefined for none. */
export async function findExport(db: Kysely<Database>, memberId: string): Promise<ExportRow | undefined> {
  return await db
    .selectFrom('exports')
    .select(['requested_at', 'ready_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Begins a copy in place of the one before; false while that one is still being made. */
export async function beginExport(
  trx: Transaction<Database>,
  memberId: string,
  { now, stuckBefore }: { now: Date; stuckBefore: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('exports')
    .values({ member_id: memberId, requested_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ requested_at: now, ready_at: null, bytes: null })
        .where((eb) => eb.or([eb('exports.ready_at', 'is not', null), eb('exports.requested_at', '<', stuckBefore)])),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Stores a copy that was asked for; false where it no longer is. */
export async function storeExport(
  trx: Transaction<Database>,
  memberId: string,
  file: { ready_at: Date; bytes: Uint8Array },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exports')
    .set(file)
    .where('member_id', '=', memberId)
    .where('ready_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A copy's bytes, where it was made after this instant. */
export async function findExportBytes(
  db: Kysely<Database>,
  memberId: string,
  madeAfter: Date,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('exports')
    .select('bytes')
    .where('member_id', '=', memberId)
    .where('ready_at', '>', madeAfter)
    .executeTakeFirst();
  return row?.bytes ?? undefined;
}

/** Empties copies that were made before this instant: that they were made is still known. */
export async function emptyExports(db: Kysely<Database>, madeBefore: Date): Promise<void> {
  await db
    .updateTable('exports')
    .set({ bytes: null })
    .where('ready_at', '<=', madeBefore)
    .where('bytes', 'is not', null)
    .execute();
}
