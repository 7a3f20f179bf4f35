import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PastOffer } from './history.ts';

/** More than a session can get within its members' limits. */
const maxOffers = 300;

/** Returns all offers of a session, oldest first. */
export async function findOffersOf(db: Kysely<Database>, sessionId: string): Promise<PastOffer[]> {
  return await db
    .selectFrom('session_offers')
    .select(['by_member as by', 'kind', 'times', 'created_at', 'expires_at', 'closed_at', 'outcome'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxOffers)
    .execute();
}
