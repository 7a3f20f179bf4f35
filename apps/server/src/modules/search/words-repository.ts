import { isUnspaced } from '@skill-exchange/api-client/fold-text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsOneOrTwoWords, startsWord } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { skillsContaining } from '../skills/repository.ts';
import { skillKey } from '../skills/skill-key.ts';

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

/** Returns those of the texts with which a word of any member's name starts. */
export async function findPartsOfNames(db: Kysely<Database>, texts: readonly string[]): Promise<ReadonlySet<string>> {
  if (texts.length === 0) return new Set();
  // Materialized, so that the index finds them: for the first row alone the planner reads all members.
  const parts = texts.map(
    (text, place) => sql`
      select ${sql.lit(place)} as place where exists (
        with named as materialized (
          select seq from member_search where ${startsWord(sql.ref('name_folded'), text)}
        ) table named)`,
  );
  const { rows } = await sql<{ place: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Set(rows.flatMap(({ place }) => texts[place] ?? []));
}

/** Returns for each text the skills whose name contains it, at most `limit`, in the order of `findSkillsContaining`. */
export async function findSkillsWithPart(
  db: Kysely<Database>,
  texts: readonly string[],
  limit: number,
): Promise<Map<string, { id: string; name: string }[]>> {
  const parts = [...new Set(texts)].map(
    (text, place) => sql`
      (select ${sql.lit(place)} as place, id, name from ${skillsContaining(db, skillKey(text), limit)} as found)`,
  );
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ place: number; id: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  const distinct = [...new Set(texts)];
  return new Map(distinct.map((text, index) => [text, rows.filter(({ place }) => place === index)]));
}

/** A skill that may be a kind of another one: "Film photography" of "Photography". */
export interface NarrowerSkill {
  id: string;
  name: string;
  /** The other one. */
  of: string;
  /** Whether the catalog says so; otherwise its name contains the other one's. */
  is_child: boolean;
}

/** Shorter names are part of too many; in a script without spaces, two letters are a word. */
const shortestOf = (name: string) => (isUnspaced(name) ? 2 : 3);

/** Returns skills in use below each of these, or with its name in theirs, at most `limit` of each, the most used first. */
export async function findNarrower(
  db: Kysely<Database>,
  skills: readonly { id: string; name: string }[],
  limit: number,
): Promise<NarrowerSkill[]> {
  if (skills.length === 0) return [];
  const parts = skills.map(({ id, name }) => {
    const contains =
      skillKey(name).length < shortestOf(name)
        ? sql<boolean>`false`
        : containsOneOrTwoWords(sql.ref('name_folded'), skillKey(name));
    return sql`(
      with below as materialized (
        select id from skills where parent_id = ${id}::uuid
        union select grandchild.id from skills as child join skills as grandchild on grandchild.parent_id = child.id
        where child.parent_id = ${id}::uuid
      )
      select id, name, ${id}::uuid as of, id in (table below) as is_child from skills
      where not is_merged and not is_dormant and id <> ${id}::uuid
        and (id = any(array(table below)) or ${contains})
      order by holders desc, length(name_key), name_key limit ${rowCount(limit)})`;
  });
  return (await sql<NarrowerSkill>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}
