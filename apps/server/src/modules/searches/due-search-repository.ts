import type { SearchFilters } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isSuspended } from '../auth/active-actions.ts';
import { conditionOf, type MemberCriteria } from '../search/member-conditions.ts';

/** Maximum number of due searches per query. */
const maxAtOnce = 100;

/** Maximum number of members that one run of a search finds. */
const maxFound = 1_000;

/** A transaction's time is that of its start, so each run reads changes of the last seconds again. */
const overlapSeconds = 60;

export interface DueSearch {
  id: string;
  memberId: string;
  name: string | null;
  filters: SearchFilters;
  /** Changes up to this time have been processed, in the database's format. */
  readUntil: string;
  /** The start of the next run. */
  nextFrom: string;
}

/** Returns due searches of members who may be notified, the longest overdue first. */
export async function findDueSearches(db: Kysely<Database>, now: Date): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select saved_searches.id, member_id as "memberId", saved_searches.name, filters, read_until::text as "readUntil",
      greatest(read_until, now() - ${overlapSeconds}::int * interval '1 second')::text as "nextFrom"
    from saved_searches join members on members.id = member_id
    where due_at <= ${now} and leaving_at is null and erased_at is null and not ${isSuspended('members.id', now)}
    order by due_at limit ${rowCount(maxAtOnce)}`.execute(db);
  return rows;
}

/** Returns members who match now but did not before a change, or who have joined. Activity alone is not a change. */
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

/** Returns those of these members that the search finds now. */
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

/** Claims a due search and schedules its next run. Returns false if another job did, or it was deleted. */
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

/** Stores the members a search has found. Returns those it had not found before. */
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

/** Deletes changes that no search needs any more, and members found before this instant. */
export async function deleteOldLooks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('saved_search_found').where('found_at', '<', before).execute();
  await sql`
    delete from member_search_past
    where changed_at < greatest(now() - interval '7 days', coalesce((select min(read_until) from saved_searches), now()))
  `.execute(db);
}
