import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { migrate, migrationTables } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { openPostgresDatabase } from '../../src/db/open-postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { StatementNames } from '../../src/db/statement-names.ts';
import { jobsSchema } from '../../src/jobs/jobs.ts';
import { postgresUrl } from './env.ts';

/** Tests create communities of ten thousand in one statement, on busy machines. */
const patientPool = { connections: 20, connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };
const patientQueue = { queueTimeoutMs: 120_000 };

/** All files of a worker together have several times the texts of a server. */
const maximumStatements = 5_000;

let opened: Promise<OpenDatabase> | undefined;

/** Creates an empty database, not yet migrated: embedded in memory, or a new one on PostgreSQL. */
export async function newDatabase(): Promise<OpenDatabase> {
  if (postgresUrl === null)
    return await openEmbeddedDatabase(null, {
      ...patientQueue,
      statementNames: new StatementNames(maximumStatements),
    });
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

/** Triggers of this number of rows take less time than planning all statements anew, 20 ms and more for each test. */
const fewRows = 50;

interface FilledTable {
  name: string;
  size: number;
  /** Counted up to one more than `fewRows`. */
  rows: number;
}

/** Empties every table but the migrations' own, removes jobs, and restarts the sequences. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const names = await namesOfTables(db);
  // Only a superuser may ignore foreign keys when deleting, which the role on PostgreSQL need not be.
  if (postgresUrl === null) await deleteAll(db, names);
  else await sql`truncate ${sql.raw(names.join(', '))} restart identity cascade`.execute(db);
  await sql`delete from ${sql.table(`${jobsSchema}.job`)}`.execute(db);
}

const tablesOf = new WeakMap<Kysely<Database>, string[]>();

/** Returns the tables of a migrated database. */
async function namesOfTables(db: Kysely<Database>): Promise<string[]> {
  const known = tablesOf.get(db);
  if (known !== undefined) return known;
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename <> all (${migrationTables})
  `.execute(db);
  const names = rows.map(({ name }) => name);
  tablesOf.set(db, names);
  return names;
}

/** Truncating creates new files for each table and index: for a few rows that takes six times as long. */
async function deleteAll(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const filled = await findFilled(db, names);
  const large = filled.filter(({ size }) => size > largeTable);
  if (filled.some(({ rows }) => rows > fewRows)) await deleteWithoutTriggers(db, filled);
  else await deleteWithTriggers(db, filled);
  for (const { name } of large) await sql`vacuum ${sql.raw(name)}`.execute(db);
  // Triggers store what they remember of deleted rows.
  const left = await findFilled(db, names);
  if (left.length > 0) await deleteWithoutTriggers(db, left);
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = current_schema() and last_value is not null
  `.execute(db);
}

async function findFilled(db: Kysely<Database>, names: readonly string[]): Promise<FilledTable[]> {
  const tables = names.map(
    (name) => `
      select '${name}' as name, pg_relation_size('${name}') as size,
        (select count(*) from (select from ${name} limit ${fewRows + 1}) as counted)::int as rows
      where exists (select from ${name})`,
  );
  return (await sql.raw<FilledTable>(tables.join(' union all ')).execute(db)).rows;
}

/** One statement, since foreign keys are checked at its end. */
async function deleteWithTriggers(db: Kysely<Database>, filled: readonly FilledTable[]): Promise<void> {
  // Its triggers refuse to delete.
  if (filled.some(({ name }) => name === 'audit')) await sql`truncate audit`.execute(db);
  const tables = filled.filter(({ name }) => name !== 'audit');
  const deletions = tables.map(({ name }, index) => `deleted_${index} as (delete from ${name})`);
  if (tables.length > 0)
    await sql.raw(`do $$ declare done int; begin with ${deletions.join(', ')} select 1 into done; end $$`).execute(db);
}

/** Changing the role makes PostgreSQL plan all its statements anew, those of triggers and foreign keys included. */
async function deleteWithoutTriggers(db: Kysely<Database>, tables: readonly FilledTable[]): Promise<void> {
  const deletions = tables.map(({ name }) => `delete from ${name};`).join(' ');
  await sql`do $$
    begin
      set local session_replication_role = replica;
      ${sql.raw(deletions)}
      set local session_replication_role = origin;
    end $$`.execute(db);
}
