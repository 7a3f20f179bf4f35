import type { SearchFilters } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isSuspended } from '../auth/active-actions.ts';
import { conditionOf, type MemberCriteria } from '../search/member-conditions.ts';

/** Searches that are due, read at once. */
const maxAtOnce = 100;

/** Members whom a look finds at most. */
const maxFound = 1_000;

/** A transaction writes its time when it starts: changes of the last seconds are looked at once more. */
const overlapSeconds = 60;

export interface DueSearch {
  id: string;
  memberId: string;
  name: string;
  filters: SearchFilters;
  /** Changes have been looked at up to here, as the database writes it. */
  readUntil: string;
  /** The next look starts here. */
  nextFrom: string;
}

/** Searches that are due, longest first, of members who may be notified. */
export async function findDueSearches(db: Kysely<Database>, now: Date): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select saved_searches.id, member_id as "memberId", saved_searches.name, filters, read_until::text as "readUntil",
      greatest(read_until, now() - ${overlapSeconds}::int * interval '1 second')::text as "nextFrom"
    from saved_searches join members on members.id = member_id
    where due_at <= ${now} and leaving_at is null and erased_at is null and not ${isSuspended('members.id', now)}
    order by due_at limit ${rowCount(maxAtOnce)}`.execute(db);
  return rows;
}

/** Members who fit now and did not before they changed, or who have joined. Whoever is only active again is not new. */
export async function findNewMembers(
  db: Kysely<Database>,
  criteria: MemberCriteria,
  readUntil: string,
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with past as materialized (
      select distinct on (seq) * from member_search_past where changed_at > ${readUntil}::timestamptz order by seq, id
    )
    select member_id from (
      select found.member_id, found.seq from member_search as found
      where found.seq in (select seq from past) and ${conditionOf(criteria)}
    ) as fitting
    where seq not in (
      select found.seq from past as found where not is_new and ${conditionOf(criteria, { without: ['active'] })}
    )
    order by seq desc limit ${rowCount(maxFound)}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Those of these members whom the search finds now. */
export async function findFitting(
  db: Kysely<Database>,
  criteria: MemberCriteria,
  memberIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from member_search as found
    where member_id = any(${memberIds}::uuid[]) and ${conditionOf(criteria)}`.execute(db);
  const fitting = new Set(rows.map(({ member_id }) => member_id));
  return memberIds.filter((id) => fitting.has(id));
}

/** Starts a search's next day. Returns false if another job did, or it was deleted. */
export async function claimSearch(
  trx: Kysely<Database>,
  { id, nextFrom }: DueSearch,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_searches')
    .set({ due_at: dueAt, read_until: sql<Date>`${nextFrom}::timestamptz` })
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores whom a search has found. Returns those it had not found before. */
export async function storeFound(
  trx: Kysely<Database>,
  searchId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const rows = memberIds.map((member_id) => ({ search_id: searchId, member_id, found_at: now }));
  const stored = await trx
    .insertInto('saved_search_found')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return stored.map(({ member_id }) => member_id);
}

/** Forgets what no search looks at any more, and whom searches found before this instant. */
export async function deleteOldLooks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('saved_search_found').where('found_at', '<', before).execute();
  await sql`
    delete from member_search_past
    where changed_at < greatest(now() - interval '7 days', coalesce((select min(read_until) from saved_searches), now()))
  `.execute(db);
}
