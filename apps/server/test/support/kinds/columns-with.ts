import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';

/** Returns the columns of all tables, as `table.column`, whose content has the text. */
export async function columnsWith(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(db);
  const found = tables.map(async ({ schema, name }) => {
    const { rows } = await sql<{ column: string }>`
      select distinct field.name as column from ${sql.table(`${schema}.${name}`)} as stored,
        jsonb_each_text(to_jsonb(stored)) as field (name, content)
      where field.content ilike ${`%${text}%`}`.execute(db);
    return rows.map(({ column }) => `${name}.${column}`);
  });
  return (await Promise.all(found)).flat().toSorted();
}
