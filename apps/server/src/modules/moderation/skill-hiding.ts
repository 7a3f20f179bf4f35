import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Move } from './skill-merge-repository.ts';

// A hidden skill is merged into itself: its rows wait beside the merge until that is undone.

/** A skill and its other names. */
const namesOf = (skillId: string) =>
  sql`(select id from skills where id = ${skillId}::uuid or canonical_id = ${skillId}::uuid)`;

/** Returns the members who list a skill under any of its names, also where it is hidden. */
export async function findListers(db: Kysely<Database>, { mergeId, from }: Move): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from member_skills where skill_id in ${namesOf(from)}
    union select member_id from skill_merge_doubles where merge_id = ${mergeId}::uuid
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hideFromLists(trx: Kysely<Database>, move: Move, memberIds: readonly string[]): Promise<void> {
  await sql`
    with hidden as (
      delete from member_skills where member_id = any(${memberIds}::uuid[]) and skill_id in ${namesOf(move.from)}
      returning member_id, kind, position, level, merges, skill_id
    )
    insert into skill_merge_doubles (merge_id, member_id, kind, position, level, merges, skill_id)
    select ${move.mergeId}::uuid, member_id, kind, position, level, merges, skill_id from hidden`.execute(trx);
}

/** Shows a skill on the lists that have it. It is the last one of a list if another has its place since: no two share one. */
export async function showOnLists(trx: Kysely<Database>, move: Move, memberIds: readonly string[]): Promise<void> {
  await sql`
    with shown as (
      delete from skill_merge_doubles where merge_id = ${move.mergeId}::uuid and member_id = any(${memberIds}::uuid[])
      returning *
    )
    insert into member_skills (member_id, kind, skill_id, position, level, merges)
    select member_id, kind, skill_id, (
      select case when bool_or(position = shown.position) then max(position) + 1 else shown.position end
      from member_skills as listed where listed.member_id = shown.member_id and listed.kind = shown.kind
    ), level, merges from shown
    on conflict do nothing`.execute(trx);
}

/**
 * Takes a hidden skill out of what members were notified of. Precedes `hideNames`: guests are found by the events that teach
 * it. Returns the ids of the members.
 */
export async function hideFromNotifications(trx: Kysely<Database>, { mergeId, from }: Move): Promise<string[]> {
  const names = sql`array(select name from skills where id in ${namesOf(from)})`;
  const taught = sql`(select event_id from event_skills where skill_id in ${namesOf(from)})`;
  const isOfReader = sql`member_id in (
    select member_id from skill_merge_doubles where merge_id = ${mergeId}::uuid
    union select member_id from followed_skills where skill_id in ${namesOf(from)}
    union select member_id from event_registrations where event_id in ${taught}
    union select member_id from event_waitlist where event_id in ${taught}
    union select member_id from event_hosts where event_id in ${taught})`;
  const inSwap = sql`(details #>> '{swap,gets}' = any(${names}) or details #>> '{swap,gives}' = any(${names}))`;
  const { rows } = await sql<{ member_id: string }>`
    with removed as (
      delete from notifications where ${isOfReader} and (
        kind = 'eventTaught' and details ->> 'skill' = any(${names})
        or kind = 'swapsFound' and ${inSwap} and jsonb_array_length(details -> 'keys') = 1
      ) returning member_id
    ), shortened as (
      update notifications set details = details - 'swap'
      where ${isOfReader} and kind = 'swapsFound' and ${inSwap} and jsonb_array_length(details -> 'keys') <> 1
      returning member_id
    ), renamed as (
      update notifications set details = jsonb_set(details, '{changes,skills}', (details #> '{changes,skills}') - ${names})
      where ${isOfReader} and kind = 'eventChanged' and details #> '{changes,skills}' ?| ${names}
      returning member_id
    )
    select member_id from removed union select member_id from shortened union select member_id from renamed`.execute(
    trx,
  );
  return rows.map(({ member_id }) => member_id);
}

/** Hides a skill under all its names, and from events. */
export async function hideNames(trx: Kysely<Database>, { mergeId, from }: Move): Promise<void> {
  await sql`
    with hidden as (
      delete from event_skills where skill_id in ${namesOf(from)} returning event_id, position, skill_id
    )
    insert into skill_merge_rows (merge_id, place, row_id, position, was_double, skill_id)
    select ${mergeId}::uuid, 'event', event_id, position, true, skill_id from hidden`.execute(trx);
  await sql`
    with hidden as (
      update skills set is_merged = true where id in ${namesOf(from)} and not is_merged returning id
    )
    insert into skill_merge_rows (merge_id, place, row_id) select ${mergeId}::uuid, 'name', id from hidden`.execute(
    trx,
  );
}

/** Shows a skill under its names, and at the events that had it. */
export async function showNames(trx: Kysely<Database>, { mergeId }: Move): Promise<void> {
  await sql`
    update skills set is_merged = false
    where id in (select row_id from skill_merge_rows where merge_id = ${mergeId}::uuid and place = 'name')`.execute(
    trx,
  );
  await sql`
    insert into event_skills (event_id, skill_id, position)
    select events.id, hidden.skill_id, (
      select case when bool_or(position = hidden.position) then max(position) + 1 else hidden.position end
      from event_skills as listed where listed.event_id = events.id
    )
    from skill_merge_rows as hidden join events on events.id = row_id
    where merge_id = ${mergeId}::uuid and place = 'event'
    on conflict do nothing`.execute(trx);
}
