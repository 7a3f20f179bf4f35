import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';

let opened: Promise<OpenDatabase> | undefined;

async function openAndMigrate(): Promise<OpenDatabase> {
  const database = await openEmbeddedDatabase(null);
  await migrate(database);
  return database;
}

/** The worker's one migrated database in memory; it ends with the worker. */
export function testDatabase(): Promise<OpenDatabase> {
  opened ??= openAndMigrate();
  return opened;
}

/** Empties every table but the migrations' own, and starts the sequences anew. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migrations'
  `.execute(db);
  await sql`truncate ${sql.raw(rows.map((row) => row.name).join(', '))} restart identity cascade`.execute(db);
}
