import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PastOffer } from './history.ts';

/** More than a session can get within its members' limits. */
const maxOffers = 300;

/** Returns all offers of these sessions by session, oldest first. */
export async function findOffersOf(
  db: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<Map<string, PastOffer[]>> {
  if (sessionIds.length === 0) return new Map();
  const offers = await db
    .selectFrom('session_offers')
    .select([
      'session_id',
      'by_member as by',
      'kind',
      'times',
      'created_at',
      'expires_at',
      'closed_at',
      'outcome',
      'agreed_time',
    ])
    .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sessionIds.length * maxOffers)
    .execute();
  const bySession = new Map<string, PastOffer[]>(sessionIds.map((id) => [id, []]));
  for (const { session_id, ...offer } of offers) bySession.get(session_id)?.push(offer);
  return bySession;
}
