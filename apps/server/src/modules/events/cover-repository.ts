import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Replaces or removes the picture of an event that is upcoming at `now`, and of its series' other upcoming dates, in the
 * caller's transaction.
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
    .select(['image_hash', 'series_id'])
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const update = trx.updateTable('events').set({ image_hash: hash });
  await (before.series_id === null
    ? update.where('id', '=', id)
    : update.where('series_id', '=', before.series_id).where('cancelled_at', 'is', null).where('end_time', '>', now)
  ).execute();
  return before.image_hash;
}
