import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readingsOf } from './alias-key.ts';

/**
 * Links skills to the skill they are an alias of, such as "JS" to JavaScript. Skips skills that others are linked to, and
 * never corrects a typo: that is for members to decide.
 */
export async function linkSkills(db: Kysely<Database>, skills: readonly { id: string; name: string }[]): Promise<void> {
  const readings = skills.flatMap(({ id, name }) =>
    readingsOf(name).map(({ key, kinds }, place) => ({ id, key, kinds, place })),
  );
  if (readings.length === 0) return;
  await sql`
    update skills set canonical_id = best.canonical_id
    from (
      select distinct on (reading.id) reading.id, coalesce(other.canonical_id, other.id) as canonical_id
      from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
        as reading (id uuid, key text, kinds jsonb, place int)
      join skill_aliases on alias_key = reading.key
      join skills as other on other.id = skill_id
      where reading.kinds is null or jsonb_typeof(reading.kinds) = 'null' or reading.kinds ? other.category
      order by reading.id, place
    ) as best
    where skills.id = best.id and best.canonical_id <> skills.id
      and not exists (select from skills as named where named.canonical_id = skills.id)
      and not exists (select from skill_aliases where skill_id = skills.id)`.execute(db);
}
