import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

// The two lists of skills of a member. Skills that moderators have hidden (see `hideSkill`) are stored beside a list: only the
// member sees them in it.

/** Replaces one of a member's two lists, in the given order, without the hidden skills in it. Skills that stay keep their row. */
export async function replaceMemberSkills(
  db: Kysely<Database>,
  memberId: string,
  kind: 'offered' | 'requested',
  listedIds: string[],
  hiddenIds: ReadonlySet<string> = new Set(),
): Promise<void> {
  const skillIds = listedIds.filter((id) => !hiddenIds.has(id));
  let removed = db.deleteFrom('member_skills').where('member_id', '=', memberId).where('kind', '=', kind);
  if (skillIds.length > 0) removed = removed.where('skill_id', 'not in', skillIds);
  await removed.execute();
  if (skillIds.length === 0) return;
  const rows = skillIds.map((skillId) => ({
    member_id: memberId,
    kind,
    skill_id: skillId,
    // A hidden skill keeps its place between the others.
    position: listedIds.indexOf(skillId),
  }));
  await db
    .insertInto('member_skills')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'skill_id'])
        .doUpdateSet({ position: (eb) => eb.ref('excluded.position') }),
    )
    .execute();
}

/** Replaces the levels of all skills of a member. Skills without an entry lose theirs. */
export async function replaceLevels(
  db: Kysely<Database>,
  memberId: string,
  levels: readonly { kind: 'offered' | 'requested'; key: string; level: string }[],
): Promise<void> {
  await sql`
    update member_skills set level = held.level
    from (
      select listed.kind, skill_id, max(given.level) as level
      from member_skills as listed
      left join (
        select kind, coalesce(canonical_id, id) as root_id, level
        from json_to_recordset(${JSON.stringify(levels)}::json) as written (kind text, key text, level text)
        join skills on name_key = written.key
      ) as given on given.kind = listed.kind and given.root_id = (
        select coalesce(canonical_id, id) from skills where skills.id = listed.skill_id
      )
      where member_id = ${memberId}
      group by listed.kind, skill_id
    ) as held
    where member_skills.member_id = ${memberId} and member_skills.kind = held.kind
      and member_skills.skill_id = held.skill_id and member_skills.level is distinct from held.level`.execute(db);
}

/** Returns both lists of a member as they see them, hidden skills in their places. */
export async function findOwnSkills(db: Kysely<Database>, memberId: string) {
  const hidden = db
    .selectFrom('skill_merge_doubles as hidden')
    .innerJoin('skills', 'skills.id', 'hidden.skill_id')
    .select(['hidden.kind', 'skills.name', 'level', 'position'])
    .where('member_id', '=', memberId);
  return await db
    .selectFrom('member_skills')
    .innerJoin('skills', 'skills.id', 'skill_id')
    .select(['member_skills.kind', 'skills.name', 'level', 'position'])
    .where('member_id', '=', memberId)
    .unionAll(hidden)
    .orderBy('position')
    .execute();
}

/** Returns the hidden skills that a member has, whatever they call them. */
export async function findOwnHidden(db: Kysely<Database>, memberId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct from_id as id from skill_merge_doubles join skill_merges on skill_merges.id = merge_id
    where member_id = ${memberId}::uuid and skill_id is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the hidden skills of one of a member's lists, each with its place in that list. */
export async function replaceHiddenSkills(
  db: Kysely<Database>,
  memberId: string,
  kind: 'offered' | 'requested',
  listedIds: readonly string[],
): Promise<void> {
  await sql`
    with listed as (
      select skill_merges.id as merge_id, from_id, place::int - 1 as position
      from unnest(${listedIds}::uuid[]) with ordinality as wanted (id, place)
      join skill_merges on from_id = wanted.id and into_id = from_id and undone_at is null
    ), removed as (
      delete from skill_merge_doubles
      where member_id = ${memberId}::uuid and kind = ${kind} and skill_id is not null
        and merge_id not in (select merge_id from listed)
    )
    insert into skill_merge_doubles (merge_id, member_id, kind, position, merges, skill_id)
    select merge_id, ${memberId}::uuid, ${kind}, position, '{}', from_id from listed
    on conflict (merge_id, member_id, kind) do update set position = excluded.position`.execute(db);
}
