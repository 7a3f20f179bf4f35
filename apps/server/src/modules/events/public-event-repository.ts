import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isListed } from '../users/listed.ts';
import { startedWithinADay } from './list-repository.ts';

/** Returns the ids of upcoming events that a visitor may find, soonest first. */
export async function findPublicEventIds(
  db: Kysely<Database>,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where(startedWithinADay(now))
    .where('end_time', '>', now)
    .where('cancelled_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(isListed(null, 'events.host_id'))
    .orderBy('start_time')
    .orderBy('id')
    .limit(rowCount(limit))
    .execute();
  return rows.map(({ id }) => id);
}
