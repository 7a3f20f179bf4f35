import type { SearchFilters } from '@skill-exchange/api-client/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface SavedSearchRow {
  id: string;
  member_id: string;
  name: string | null;
  filters: SearchFilters;
  created_at: Date;
}

const columns = ['id', 'member_id', 'name', 'filters', 'created_at'] as const;

/** Returns a member's saved searches, newest first. */
export async function findSearchesOf(db: Kysely<Database>, memberId: string): Promise<SavedSearchRow[]> {
  return await db
    .selectFrom('saved_searches')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .execute();
}

/** Returns the saved search with this id, or undefined. */
export async function findSearch(db: Kysely<Database>, id: string): Promise<SavedSearchRow | undefined> {
  return await db.selectFrom('saved_searches').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Stores a search, or renames the one with the same filters. Without a name, that one keeps its own. */
export async function storeSearch(
  trx: Transaction<Database>,
  search: { memberId: string; name: string | null; filters: SearchFilters; now: Date; dueAt: Date },
): Promise<SavedSearchRow> {
  const { memberId, name, filters, now, dueAt } = search;
  const row = { member_id: memberId, name, filters: JSON.stringify(filters), created_at: now, due_at: dueAt };
  return await trx
    .insertInto('saved_searches')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`member_id, md5(filters::text)`)
        .doUpdateSet({ name: sql`coalesce(excluded.name, saved_searches.name)` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes a member's saved search. Returns false if it does not exist. */
export async function deleteSearch(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
