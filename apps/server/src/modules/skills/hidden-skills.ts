import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

// Skills that moderators have hidden (see `hideSkill`): only members who list one see it, on their own profile.

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
