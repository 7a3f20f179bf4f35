import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Replaces or removes the picture of an event that is upcoming at `now`, in the caller's transaction.
 *
 * @returns the previous picture; undefined if the event is not upcoming
 */
export async function replaceCover(
  trx: Kysely<Database>,
  id: string,
  hash: string | null,
  now: Date,
): Promise<string | null | undefined> {
  const before = await trx
    .selectFrom('events')
    .select('image_hash')
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await trx.updateTable('events').set({ image_hash: hash }).where('id', '=', id).execute();
  return before.image_hash;
}
