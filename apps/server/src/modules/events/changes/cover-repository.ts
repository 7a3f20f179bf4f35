import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isOnOrRestorable } from './restore-repository.ts';

/**
 * Replaces or removes the picture of those of these events that are upcoming at `now`, or canceled and may come back, in the
 * caller's transaction.
 *
 * @returns the ids of these events with their previous pictures
 */
export async function replaceCovers(
  trx: Kysely<Database>,
  eventIds: readonly string[],
  hash: string | null,
  now: Date,
): Promise<{ id: string; image_hash: string | null }[]> {
  const before = await trx
    .selectFrom('events')
    .select(['id', 'image_hash'])
    .where('id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where(isOnOrRestorable(now))
    .where('end_time', '>', now)
    .orderBy('series_position')
    .forNoKeyUpdate()
    .execute();
  const ids = before.map(({ id }) => id);
  await trx
    .updateTable('events')
    .set({ image_hash: hash })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return before;
}
