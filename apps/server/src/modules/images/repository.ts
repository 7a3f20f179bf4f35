import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Keeps the picture once, however often it is uploaded. */
export async function insertImage(
  db: Kysely<Database>,
  image: { hash: string; bytes: Uint8Array; created_at: Date },
): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function findImage(db: Kysely<Database>, hash: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('images').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes;
}
