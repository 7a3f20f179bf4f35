import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { startsWord } from '../../db/text-search.ts';

/** Returns skills by id, with the number that searches use: the canonical skill's for a joined name. */
export async function findRoots(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ id: string; root_id: string; name: string; seq: number }[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('skills')
    .innerJoin('skills as root', (join) =>
      join.on('root.id', '=', sql<string>`coalesce(skills.canonical_id, skills.id)`),
    )
    .select(['skills.id', 'root.id as root_id', 'root.name', 'root.seq'])
    .where('skills.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Returns whether a word of any member's name starts with the text. */
export async function isPartOfName(db: Kysely<Database>, text: string): Promise<boolean> {
  // Materialized, so that the index finds them: for the first row alone the planner reads all members.
  const row = await db
    .with(
      (cte) => cte('named').materialized(),
      (eb) =>
        eb
          .selectFrom('member_search')
          .select('seq')
          .where(startsWord(sql.ref('name_folded'), text)),
    )
    .selectFrom('named')
    .select('seq')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
