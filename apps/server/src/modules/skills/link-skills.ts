import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readingsOf } from './alias-key.ts';

/**
 * Links skills to the skill they are an alias of, such as "JS" to JavaScript. Skips skills that others are linked to, and
 * never corrects a typo: that is for members to decide. Hides the names of a hidden skill, until that is undone.
 *
 * @returns whether there was a name of a hidden skill
 */
export async function linkSkills(
  db: Kysely<Database>,
  skills: readonly { id: string; name: string }[],
): Promise<boolean> {
  const readings = skills.flatMap(({ id, name }) =>
    readingsOf(name).map(({ key, kinds }, place) => ({ id, key, kinds, place })),
  );
  if (readings.length === 0) return false;
  // The lock returns the linked skill as it is after a hiding or an undo at the same moment.
  const { rows } = await sql<{ id: string; is_hidden: boolean }>`
    with best as materialized (
      select distinct on (reading.id) reading.id, coalesce(other.canonical_id, other.id) as root_id
      from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
        as reading (id uuid, key text, kinds jsonb, place int)
      join skill_aliases on alias_key = reading.key
      join skills as other on other.id = skill_id
      where reading.kinds is null or jsonb_typeof(reading.kinds) = 'null' or reading.kinds ? other.category
      order by reading.id, place
    ), root as materialized (
      select id, is_merged from skills where id in (select root_id from best) order by id for key share
    )
    update skills set canonical_id = root.id
    from best join root on root.id = root_id
    where skills.id = best.id and root.id <> skills.id
      and not exists (select from skills as named where named.canonical_id = skills.id)
      and not exists (select from skill_aliases where skill_id = skills.id)
    returning skills.id, root.is_merged as is_hidden`.execute(db);
  const hidden = rows.filter(({ is_hidden }) => is_hidden).map(({ id }) => id);
  if (hidden.length > 0) await hideWithTheirSkill(db, hidden);
  return hidden.length > 0;
}

async function hideWithTheirSkill(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    with hidden as (
      update skills set is_merged = true where id = any(${ids}::uuid[]) returning id, canonical_id
    )
    insert into skill_merge_rows (merge_id, place, row_id)
    select skill_merges.id, 'name', hidden.id
    from hidden join skill_merges on from_id = canonical_id and into_id = from_id and undone_at is null`.execute(db);
}
