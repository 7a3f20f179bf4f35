import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { migrate, migrationTables } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { openPostgresDatabase } from '../../src/db/open-postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { jobsSchema } from '../../src/jobs/jobs.ts';
import { postgresUrl } from './env.ts';

/** Tests create communities of ten thousand in one statement, on busy machines. */
const patientPool = { connections: 20, connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };
const patientQueue = { queueTimeoutMs: 120_000 };

let opened: Promise<OpenDatabase> | undefined;

/** Creates an empty database, not yet migrated: embedded in memory, or a new one on PostgreSQL. */
export async function newDatabase(): Promise<OpenDatabase> {
  if (postgresUrl === null) return await openEmbeddedDatabase(null, patientQueue);
  const { url, drop } = await newPostgresDatabase(postgresUrl);
  const database = await openPostgresDatabase(url, patientPool);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates a database on this server; `drop` removes it, even while connections use it. */
export async function newPostgresDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openAndMigrate(): Promise<OpenDatabase> {
  const database = await newDatabase();
  await migrate(database);
  return database;
}

/**
 * Returns the worker's one migrated database; it ends with the worker (on PostgreSQL, with the
 * temporary cluster).
 */
export function testDatabase(): Promise<OpenDatabase> {
  opened ??= openAndMigrate();
  return opened;
}

/** From this size of a table's files, in bytes, its deleted rows slow down later tests. */
const largeTable = 256 * 1024;

/** Empties every table but the migrations' own, removes jobs, and restarts the sequences. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ name: string; size: number }>`
    select quote_ident(tablename) as name, pg_relation_size(quote_ident(tablename)::regclass) as size from pg_tables
    where schemaname = current_schema() and tablename <> all (${migrationTables})
  `.execute(db);
  const names = rows.map(({ name }) => name);
  // Only a superuser may ignore foreign keys when deleting, which the role on PostgreSQL need not be.
  if (postgresUrl === null) {
    await deleteRows(db, names);
    for (const { name, size } of rows) if (size > largeTable) await sql`vacuum ${sql.raw(name)}`.execute(db);
  } else await sql`truncate ${sql.raw(names.join(', '))} restart identity cascade`.execute(db);
  await sql`delete from ${sql.table(`${jobsSchema}.job`)}`.execute(db);
}

/** Truncating creates new files for each table and index: for a few rows that takes six times as long. */
async function deleteRows(db: Kysely<Database>, names: string[]): Promise<void> {
  const deletions = names.map((name) => `delete from ${name};`).join(' ');
  await sql`do $$
    declare used record;
    begin
      set local session_replication_role = replica;
      ${sql.raw(deletions)}
      for used in
        select quote_ident(sequencename) as name from pg_sequences
        where schemaname = current_schema() and last_value is not null
      loop
        execute 'alter sequence ' || used.name || ' restart';
      end loop;
      set local session_replication_role = origin;
    end $$`.execute(db);
}
