import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { startsWord } from '../../db/text-search.ts';

/** The numbers that searches know skills by. */
export async function findSkillSeqs(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('skills')
    .select(['id', 'seq'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/** Whether a word of some member's name starts with a text. */
export async function isPartOfName(db: Kysely<Database>, text: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_search')
    .select('seq')
    .where(startsWord(sql.ref('name_folded'), text))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
