import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** The database and the migration files do not match, or a migration failed. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
const tables = { migrationTableName: 'schema_migrations', migrationLockTableName: 'schema_migrations_lock' };

/** Tables that the migrations themselves use. */
export const migrationTables = Object.values(tables);

export interface MigrateOptions {
  folder?: string;
  /** The name of the last file to apply; default: all. */
  upTo?: string;
}

/**
 * Migrates the database to the newest version, or to `upTo`, in one transaction. Never migrates down.
 * With the newest version it also creates the jobs' tables.
 *
 * @returns the names of the files applied now, in order.
 * @throws MigrationError when a migration fails, or an applied file is missing or out of order.
 */
export async function migrate(
  database: Pick<OpenDatabase, 'exclusively' | 'jobs'>,
  options: MigrateOptions = {},
): Promise<string[]> {
  const applied = await applyMigrations(database, options);
  if (options.upTo === undefined) await database.jobs.open();
  return applied;
}

async function applyMigrations(
  database: Pick<OpenDatabase, 'exclusively'>,
  { folder = migrationsFolder, upTo }: MigrateOptions,
): Promise<string[]> {
  return await database.exclusively(async (db) => {
    if (upTo === undefined && (await hasAll(db, folder))) return [];
    await adoptOwnRecords(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(folder) },
      ...tables,
    });
    if (upTo !== undefined) {
      const target = (await migrator.getMigrations()).find(({ name }) => name === upTo);
      if (target === undefined)
        throw new MigrationError(`This version does not know migration ${upTo}: a newer one wrote it.`);
      if (target.executedAt !== undefined) return [];
    }
    const { error, results = [] } =
      upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
    if (error !== undefined) {
      const failed = results.find(({ status }) => status === 'Error');
      const reason = error instanceof Error ? error.message : String(error);
      const subject =
        failed === undefined ? 'The database cannot be migrated' : `Migration ${failed.migrationName} failed`;
      throw new MigrationError(`${subject}: ${reason}`);
    }
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Whether exactly the folder's files are applied. Asks only for that: the Migrator reads the columns of all tables. */
async function hasAll(db: Kysely<Database>, folder: string): Promise<boolean> {
  const table = await sql<{
    name: string | null;
  }>`select to_regclass(${tables.migrationTableName})::text as name`.execute(db);
  if (table.rows[0]?.name === null) return false;
  const applied = await sql<{ name: string }>`select name from ${sql.table(tables.migrationTableName)}`.execute(db);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return isDeepStrictEqual(applied.rows.map(({ name }) => name).toSorted(), names.toSorted());
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const entries = names.map(async (name) => {
    const script = await readFile(join(folder, name), 'utf8');
    const migration: Migration = { up: async (db) => void (await sql.raw(script).execute(db)) };
    return [name, migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Converts the columns from before Kysely's Migrator. */
async function adoptOwnRecords(db: Kysely<Database>): Promise<void> {
  await sql`
    do $$ begin
      if exists (
        select from information_schema.columns
        where table_schema = current_schema() and table_name = 'schema_migrations' and column_name = 'checksum'
      ) then
        alter table schema_migrations drop column checksum;
        alter table schema_migrations rename column applied_at to timestamp;
        alter table schema_migrations alter column timestamp drop default, alter column timestamp type varchar(255)
          using to_char(timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
      end if;
    end $$`.execute(db);
}
