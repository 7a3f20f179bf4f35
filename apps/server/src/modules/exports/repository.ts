import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ExportPartTable } from '../../db/tables/exports.ts';

export interface ExportRow {
  requested_at: Date;
  /** Null while it is being made. */
  ready_at: Date | null;
}

/** Returns the member's last requested copy; undefined without one. */
export async function findExport(db: Kysely<Database>, memberId: string): Promise<ExportRow | undefined> {
  return await db
    .selectFrom('exports')
    .select(['requested_at', 'ready_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Starts a copy that replaces the previous one; false while that is still being made. */
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
        .doUpdateSet({ requested_at: now, ready_at: null, copy_id: null, size: null })
        .where((eb) => eb.or([eb('exports.ready_at', 'is not', null), eb('exports.requested_at', '<', stuckBefore)])),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Removes the parts of a member's copies, or of one attempt. */
export async function deleteParts(db: Kysely<Database>, memberId: string, copyId: string | null = null): Promise<void> {
  const parts = db.deleteFrom('export_parts').where('member_id', '=', memberId);
  await (copyId === null ? parts : parts.where('copy_id', '=', copyId)).execute();
}

export async function insertPart(
  db: Kysely<Database>,
  { bytes, ...part }: Omit<ExportPartTable, 'bytes'> & { bytes: Buffer },
): Promise<void> {
  // As text, because writing bytes as a parameter takes PGlite a third of the whole copy's time.
  const decoded = sql<Uint8Array>`decode(${bytes.toString('base64')}, 'base64')`;
  await db
    .insertInto('export_parts')
    .values({ ...part, bytes: decoded })
    .execute();
}

export interface MadeCopy {
  copy_id: string;
  /** When the copy was requested. */
  requested_at: Date;
  ready_at: Date;
  size: number;
}

/** Marks a copy as complete; false if it is no longer requested, or a later attempt removed its parts. */
export async function storeExport(
  trx: Transaction<Database>,
  memberId: string,
  { requested_at, ...copy }: MadeCopy,
): Promise<boolean> {
  const stored = sql<number>`(
    select coalesce(sum(octet_length(bytes)), 0) from export_parts
    where export_parts.member_id = exports.member_id and export_parts.copy_id = ${copy.copy_id})`;
  const { numUpdatedRows } = await trx
    .updateTable('exports')
    .set(copy)
    .where('member_id', '=', memberId)
    .where('requested_at', '=', requested_at)
    .where('ready_at', 'is', null)
    .where(stored, '=', copy.size)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns a copy that was made after this instant. */
export async function findCopy(
  db: Kysely<Database>,
  memberId: string,
  madeAfter: Date,
): Promise<{ copyId: string; size: number } | undefined> {
  const row = await db
    .selectFrom('exports')
    .select(['copy_id', 'size'])
    .where('member_id', '=', memberId)
    .where('ready_at', '>', madeAfter)
    .executeTakeFirst();
  return row?.copy_id ? { copyId: row.copy_id, size: Number(row.size) } : undefined;
}

/** Yields the parts of a copy in order. @throws if the copy is replaced during the download. */
export async function* readParts(
  db: Kysely<Database>,
  memberId: string,
  { copyId, size }: { copyId: string; size: number },
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position += 1) {
    const part = await db
      .selectFrom('export_parts')
      .select('bytes')
      .where('member_id', '=', memberId)
      .where('copy_id', '=', copyId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (part === undefined) throw new Error('The copy was replaced while it was read.');
    read += part.bytes.length;
    yield part.bytes;
  }
}

/** Deletes the content of copies made before this instant, but remembers that they were made. */
export async function emptyExports(db: Kysely<Database>, madeBefore: Date): Promise<void> {
  const old = db.updateTable('exports').set({ copy_id: null, size: null }).where('ready_at', '<=', madeBefore);
  const emptied = await old.where('copy_id', 'is not', null).returning('member_id').execute();
  for (const { member_id } of emptied) await deleteParts(db, member_id);
}
