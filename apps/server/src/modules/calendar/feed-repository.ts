import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isSuspended } from '../auth/active-actions.ts';

export interface FeedRow {
  with_links: boolean;
  created_at: Date;
}

/** Returns a member's feed; undefined without one. */
export async function findFeed(db: Kysely<Database>, memberId: string): Promise<FeedRow | undefined> {
  return await db
    .selectFrom('calendar_feeds')
    .select(['with_links', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Replaces a member's feed. */
export async function storeFeed(
  db: Kysely<Database>,
  feed: { member_id: string; token_hash: string; with_links: boolean; created_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute();
}

/** Returns the member of a feed by its token's hash; undefined for unknown, leaving and suspended members. */
export async function findFeedByToken(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<{ member_id: string; with_links: boolean; site_language: string | null } | undefined> {
  return await db
    .selectFrom('calendar_feeds')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['member_id', 'with_links', 'site_language'])
    .where('token_hash', '=', tokenHash)
    .where('leaving_at', 'is', null)
    .where('erased_at', 'is', null)
    .where((eb) => eb.not(isSuspended('members.id', now)))
    .executeTakeFirst();
}
