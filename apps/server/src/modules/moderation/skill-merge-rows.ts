import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SkillMergeRowTable } from '../../db/tables/skills.ts';
import type { Move } from './skill-merge-repository.ts';

type Place = SkillMergeRowTable['place'];

/** Places where a row refers to one skill: it is stored, and points to the other one. */
const places: readonly { place: Place; table: string; column: string }[] = [
  { place: 'session one', table: 'sessions', column: 'skill_one' },
  { place: 'session two', table: 'sessions', column: 'skill_two' },
  { place: 'review', table: 'reviews', column: 'skill_id' },
  { place: 'name', table: 'skills', column: 'canonical_id' },
];

/** Points everything but lists of members to the skill that stays: events, sessions, reviews, rings and other names. */
export async function moveRows(trx: Kysely<Database>, move: Move): Promise<void> {
  const { mergeId, from, into } = move;
  for (const { place, table, column } of places) {
    await sql`
      with moved as (
        update ${sql.table(table)} set ${sql.ref(column)} = ${into}::uuid
        where ${sql.ref(column)} = ${from}::uuid and id <> ${into}::uuid returning id
      )
      insert into skill_merge_rows (merge_id, place, row_id) select ${mergeId}::uuid, ${place}, id from moved`.execute(
      trx,
    );
  }
  await sql`
    with doubles as (
      delete from event_skills as old using event_skills as kept
      where old.skill_id = ${from}::uuid and kept.event_id = old.event_id and kept.skill_id = ${into}::uuid
      returning old.event_id, old.position
    )
    insert into skill_merge_rows (merge_id, place, row_id, position, was_double)
    select ${mergeId}::uuid, 'event', event_id, position, true from doubles`.execute(trx);
  await sql`
    with moved as (
      update event_skills set skill_id = ${into}::uuid where skill_id = ${from}::uuid returning event_id, position
    )
    insert into skill_merge_rows (merge_id, place, row_id, position)
    select ${mergeId}::uuid, 'event', event_id, position from moved`.execute(trx);
  // A ring has one seat for a skill: one that has both stays as it is.
  await sql`
    with moved as (
      update ring_seats set gives = ${into}::uuid
      where gives = ${from}::uuid and not exists (
        select from ring_seats as other where other.ring_id = ring_seats.ring_id and other.gives = ${into}::uuid
      )
      returning ring_id, position
    )
    insert into skill_merge_rows (merge_id, place, row_id, position)
    select ${mergeId}::uuid, 'ring', ring_id, position from moved`.execute(trx);
  await renameRings(trx, mergeId, from, into);
}

/** Points back what a merge has moved, where it still is. */
export async function returnRows(trx: Kysely<Database>, move: Move): Promise<void> {
  const { mergeId, from, into } = move;
  const movedTo = (place: RawBuilder<Place>) => sql`
    (select row_id from skill_merge_rows where merge_id = ${mergeId}::uuid and place = ${place})`;
  for (const { place, table, column } of places) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${from}::uuid
      where ${sql.ref(column)} = ${into}::uuid and id in ${movedTo(sql`${place}`)}`.execute(trx);
  }
  await sql`
    insert into event_skills (event_id, skill_id, position)
    select event_id, ${from}::uuid, (
      select case when bool_or(position = moved.position) then max(position) + 1 else moved.position end
      from event_skills as listed where listed.event_id = row_id
    )
    from skill_merge_rows as moved join event_skills as kept on kept.event_id = row_id and kept.skill_id = ${into}::uuid
    where merge_id = ${mergeId}::uuid and place = 'event' and was_double
    on conflict do nothing`.execute(trx);
  await sql`
    update event_skills set skill_id = ${from}::uuid from skill_merge_rows as moved
    where merge_id = ${mergeId}::uuid and place = 'event' and not was_double
      and row_id = event_id and event_skills.skill_id = ${into}::uuid`.execute(trx);
  await renameRings(trx, mergeId, into, from);
  await sql`
    update ring_seats set gives = ${from}::uuid from skill_merge_rows as moved
    where merge_id = ${mergeId}::uuid and place = 'ring' and row_id = ring_id and moved.position = ring_seats.position
      and gives = ${into}::uuid`.execute(trx);
}

/** The key of a ring names its skills. One with the same key as another open ring keeps its own. */
async function renameRings(trx: Kysely<Database>, mergeId: string, old: string, next: string): Promise<void> {
  await sql`
    update rings set key = key_with_skill(key, ${old}::uuid, ${next}::uuid)
    where id in (select row_id from skill_merge_rows where merge_id = ${mergeId}::uuid and place = 'ring')
      and not exists (
        select from rings as other
        where other.id <> rings.id and other.key = key_with_skill(rings.key, ${old}::uuid, ${next}::uuid)
      )`.execute(trx);
}

/** Stores how many members, events and sessions a merge has moved. */
export async function storeCounts(trx: Kysely<Database>, mergeId: string, members: number): Promise<void> {
  const rowsAt = (...of: Place[]) => sql<number>`(
    select count(distinct row_id) from skill_merge_rows where merge_id = ${mergeId}::uuid and place = any(${of}::text[]))`;
  await trx
    .updateTable('skill_merges')
    .set({ members, events: rowsAt('event'), sessions: rowsAt('session one', 'session two') })
    .where('id', '=', mergeId)
    .execute();
}

/** Counts the members of both skills, of which triggers see only who comes and who goes. */
export async function countBoth(trx: Kysely<Database>, { from, into }: Pick<Move, 'from' | 'into'>): Promise<void> {
  await sql`
    update skills set holders = counted.holders, is_shared = is_shared or counted.holders > 1
    from (
      select named.id, count(distinct member_id)::int as holders
      from unnest(array[${from}::uuid, ${into}::uuid]) as named (id) left join member_skills on skill_id = named.id
      group by named.id
    ) as counted
    where skills.id = counted.id`.execute(trx);
}
