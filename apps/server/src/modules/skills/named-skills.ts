import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { equalsText } from '../../db/text-search.ts';
import { type ResolvedSkill, resolveSkills } from './resolve-skills.ts';

/** Returns the skill that a text names in any spelling; undefined if a typo would have to be corrected. */
export async function resolveName(db: Kysely<Database>, text: string): Promise<ResolvedSkill | undefined> {
  return (await resolveSkills(db, text.trim())).find(({ isCorrected }) => !isCorrected);
}

/** Returns the ids of the skill that a text names and of all its other names; empty if the catalog has none, or hides it. */
export async function findNamed(db: Kysely<Database>, text: string): Promise<string[]> {
  const meant = await resolveName(db, text);
  const { rows } = await sql<{ id: string }>`
    with named as materialized (
      select coalesce(canonical_id, id) as id from skills where ${equalsText(sql.ref('name_folded'), text)}
      union select ${meant?.id ?? null}::uuid
    ), roots as materialized (
      select id from named join skills using (id) where not is_merged
    )
    select id from roots
    union select skills.id from roots join skills on canonical_id = roots.id`.execute(db);
  return rows.map(({ id }) => id);
}
