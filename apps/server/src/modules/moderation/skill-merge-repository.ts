import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

/** Held by a merge or its undo until its transaction ends. */
const mergeLock = 7_203_411_902;

/** Whether no other merge is running. */
export async function lockMerges(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${mergeLock}::bigint) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

export interface MergeableSkill {
  id: string;
  name: string;
  name_key: string;
  canonical_id: string | null;
  is_merged: boolean;
  is_dormant: boolean;
}

export async function findMergeable(db: Kysely<Database>, id: string): Promise<MergeableSkill | undefined> {
  return await db
    .selectFrom('skills')
    .select(['id', 'name', 'name_key', 'canonical_id', 'is_merged', 'is_dormant'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface SkillMergeRow {
  id: string;
  seq: number;
  from_id: string;
  from_name: string;
  into_id: string;
  into_name: string;
  canonical_before: string | null;
  merged_at: Date;
  reason: string;
  by_id: string;
  by_name: string;
  by_image: string | null;
  members: number;
  events: number;
  sessions: number;
  undone_at: Date | null;
  undone_id: string | null;
  undone_name: string | null;
  undone_image: string | null;
  /** A later merge took its skill into another one, or hid it. */
  is_merged_again: boolean;
}

function mergeRows(db: Kysely<Database>) {
  return db
    .selectFrom('skill_merges as merges')
    .innerJoin('skills as source', 'source.id', 'from_id')
    .innerJoin('skills as target', 'target.id', 'into_id')
    .innerJoin('members as by', 'by.id', 'merged_by')
    .leftJoin('members as undoer', 'undoer.id', 'undone_by')
    .select(['merges.id', 'merges.seq', 'from_id', 'source.name as from_name', 'into_id', 'target.name as into_name'])
    .select(['canonical_before', 'merged_at', 'reason'])
    .select(sql<boolean>`target.is_merged and target.id <> source.id`.as('is_merged_again'))
    .select(['by.id as by_id', 'by.name as by_name', 'by.image_hash as by_image'])
    .select(['merges.members', 'merges.events', 'merges.sessions', 'undone_at'])
    .select(['undoer.id as undone_id', 'undoer.name as undone_name', 'undoer.image_hash as undone_image']);
}

/** Merges, latest first. */
export async function findMerges(db: Kysely<Database>, before: number | null, rows: number): Promise<SkillMergeRow[]> {
  const all = mergeRows(db).orderBy('merges.seq', 'desc').limit(rowCount(rows));
  return await (before === null ? all : all.where('merges.seq', '<', before)).execute();
}

export async function findMerge(db: Kysely<Database>, id: string): Promise<SkillMergeRow | undefined> {
  return await mergeRows(db).where('merges.id', '=', id).executeTakeFirst();
}

/** Two skills of a merge: rows move from one to the other. */
export interface Move {
  mergeId: string;
  /** The skill that becomes another name, and the one that stays, whichever way rows move. */
  from: string;
  into: string;
}

/** Members who have a skill; for an undo, those of them whom the merge brought. */
export async function findHolders(db: Kysely<Database>, skillId: string, mergeId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct member_id as id from member_skills
    where skill_id = ${skillId}::uuid and (${mergeId}::uuid is null or merges @> array[${mergeId}::uuid])
    order by member_id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks what a merge changes: nobody adds the old name or refers to it any more. Other names first: whoever writes one
 * may lock its skill after it. Then the old one: whoever has it locked locks the other one after it.
 */
export async function lockSkills(trx: Kysely<Database>, { from, into }: Pick<Move, 'from' | 'into'>): Promise<void> {
  await trx
    .selectFrom('skills')
    .select('id')
    .where('canonical_id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx.selectFrom('skills').select('id').where('id', '=', from).forUpdate().execute();
  await trx.selectFrom('skills').select('id').where('id', '=', into).forNoKeyUpdate().execute();
}

/**
 * Adds the edges that moved members will need, before the transaction that moves them: until its end, every profile with
 * one of them would wait. One that is not needed costs a look.
 */
export async function prepareEdges(db: Kysely<Database>, old: string, next: string): Promise<void> {
  await sql`
    insert into skill_edges (give, want)
    select give, want from (
      select distinct case give when old.seq then next.seq else give end as give,
        case want when old.seq then next.seq else want end as want
      from skill_edges, skills as old, skills as next
      where old.id = ${old}::uuid and next.id = ${next}::uuid and (give = old.seq or want = old.seq)
    ) as moved (give, want)
    where give <> want order by give, want on conflict do nothing`.execute(db);
}

/** Removes the edges of a skill that nobody has any more. */
export async function removeEdges(trx: Kysely<Database>, skillId: string): Promise<void> {
  await sql`
    delete from skill_edges using skills where skills.id = ${skillId}::uuid and (give = seq or want = seq)`.execute(
    trx,
  );
}

/** Until the transaction ends, triggers leave to `refreshMembers` what follows from the lists of members. */
export async function deferRefresh(trx: Kysely<Database>): Promise<void> {
  await sql`select set_config('skills.merging', 'on', true)`.execute(trx);
}

/**
 * Brings swaps and searches of some members up to date. Of their pairs, only those with one of both skills; none of them is
 * news to anybody. In a function, their plan would not know how many members there are.
 */
export async function refreshMembers(
  trx: Kysely<Database>,
  { from, into }: Pick<Move, 'from' | 'into'>,
  memberIds: readonly string[],
): Promise<void> {
  await sql`select refresh_searched_skills(${memberIds}::uuid[])`.execute(trx);
  const { rows } = await sql<{ seq: number }>`
    select seq::int from skills
    where id in (${from}::uuid, ${into}::uuid, (select canonical_id from skills where id = ${from}::uuid))`.execute(
    trx,
  );
  const both = sql`${rows.map(({ seq }) => seq)}::int[]`;
  const withBoth = sql`
    member in (select seq from members where id = any(${memberIds}::uuid[])) and (give = any(${both}) or want = any(${both}))`;
  await sql`delete from swap_pairs where ${withBoth}`.execute(trx);
  await sql`
    with added as (
      insert into swap_pairs (give, want, member) select give, want, member from possible_pairs where ${withBoth}
      on conflict do nothing returning give, want
    )
    insert into skill_edges (give, want) select distinct give, want from added order by give, want
    on conflict do nothing`.execute(trx);
}

/** Moves some members to the skill that stays. A member with both on a list keeps that row of the other one. */
export async function moveHolders(trx: Kysely<Database>, move: Move, memberIds: readonly string[]): Promise<void> {
  const { mergeId, from, into } = move;
  const batch = sql`${memberIds}::uuid[]`;
  await sql`
    with doubles as (
      delete from member_skills as old using member_skills as kept
      where old.member_id = any(${batch}) and old.skill_id = ${from}::uuid
        and kept.member_id = old.member_id and kept.kind = old.kind and kept.skill_id = ${into}::uuid
      returning old.member_id, old.kind, old.position, old.level, old.merges
    )
    insert into skill_merge_doubles (merge_id, member_id, kind, position, level, merges)
    select ${mergeId}::uuid, member_id, kind, position, level, merges from doubles`.execute(trx);
  await sql`
    update member_skills set merges = member_skills.merges || doubles.merge_id
    from skill_merge_doubles as doubles
    where doubles.merge_id = ${mergeId}::uuid and doubles.member_id = any(${batch})
      and member_skills.member_id = doubles.member_id and member_skills.kind = doubles.kind
      and member_skills.skill_id = ${into}::uuid`.execute(trx);
  await sql`
    update member_skills set skill_id = ${into}::uuid, merges = merges || ${mergeId}::uuid
    where member_id = any(${batch}) and skill_id = ${from}::uuid`.execute(trx);
}

/** Moves some members back. A row that returns to a list is the last one if another has its place since: no two share one. */
export async function returnHolders(trx: Kysely<Database>, move: Move, memberIds: readonly string[]): Promise<void> {
  const { mergeId, from, into } = move;
  const isMarked = sql`member_id = any(${memberIds}::uuid[]) and skill_id = ${into}::uuid and merges @> array[${mergeId}::uuid]`;
  await sql`
    insert into member_skills (member_id, kind, skill_id, position, level, merges)
    select member_id, kind, ${from}::uuid, (
      select case when bool_or(position = doubles.position) then max(position) + 1 else doubles.position end
      from member_skills as listed where listed.member_id = doubles.member_id and listed.kind = doubles.kind
    ), doubles.level, doubles.merges
    from skill_merge_doubles as doubles join member_skills as kept using (member_id, kind)
    where merge_id = ${mergeId}::uuid and member_id = any(${memberIds}::uuid[])
      and kept.skill_id = ${into}::uuid and kept.merges @> array[${mergeId}::uuid]
    on conflict do nothing`.execute(trx);
  await sql`
    update member_skills set merges = array_remove(merges, ${mergeId}::uuid)
    where ${isMarked} and exists (
      select from skill_merge_doubles as doubles
      where doubles.merge_id = ${mergeId}::uuid and doubles.member_id = member_skills.member_id
        and doubles.kind = member_skills.kind
    )`.execute(trx);
  await sql`
    update member_skills set skill_id = ${from}::uuid, merges = array_remove(merges, ${mergeId}::uuid)
    where ${isMarked}`.execute(trx);
}
