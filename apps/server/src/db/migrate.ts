import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { OpenDatabase, ScriptConnection } from './open-database.ts';

/** The database and the migration files do not belong together. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

interface AppliedMigration {
  name: string;
  checksum: string;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');

export interface MigrateOptions {
  folder?: string;
  /** The name of the last file to apply; all of them when left out. */
  upTo?: string;
}

/**
 * Brings the database to the newest migration, or to the one named. Each file runs in one transaction with its record,
 * so a failure leaves the database at the file before. A database that is further already stays where it is.
 *
 * @returns the names of the files applied now, in order.
 * @throws MigrationError when an applied file is missing, changed or out of order.
 */
export async function migrate(
  database: Pick<OpenDatabase, 'exclusively'>,
  { folder = migrationsFolder, upTo }: MigrateOptions = {},
): Promise<string[]> {
  const files = await readMigrations(folder);
  if (upTo !== undefined && !files.some(({ name }) => name === upTo)) {
    throw new MigrationError(`This version does not know migration ${upTo}: a newer one wrote it.`);
  }
  return await database.exclusively(async (connection) => {
    await connection
      .script(
        `create table if not exists schema_migrations (
          name text primary key, checksum text not null, applied_at timestamptz not null default now()
        )`,
      )
      .catch((error: Error) => {
        throw new MigrationError(`The database takes no changes: ${error.message}`);
      });
    const applied = await connection.query<AppliedMigration>(
      'select name, checksum from schema_migrations order by name',
    );
    const pending = pendingMigrations(files, applied).filter(
      ({ name }) => upTo === undefined || name <= upTo,
    );
    for (const file of pending) await apply(connection, file);
    return pending.map((file) => file.name);
  });
}

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(
    names.map(async (name, index) => {
      if (!name.startsWith(`${String(index + 1).padStart(4, '0')}_`)) {
        throw new MigrationError(`Migration ${name} is out of order: number ${index + 1} was expected.`);
      }
      // A checkout with other line endings is the same migration.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function pendingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  for (const [index, record] of applied.entries()) {
    const file = files[index];
    if (file?.name !== record.name) {
      throw new MigrationError(
        `The database has migration ${record.name}, which this version does not know.`,
      );
    }
    if (file.checksum !== record.checksum) {
      throw new MigrationError(
        `Migration ${file.name} was changed after it was applied. Add a new one instead.`,
      );
    }
  }
  return files.slice(applied.length);
}

async function apply(connection: ScriptConnection, file: MigrationFile): Promise<void> {
  await connection.script('begin');
  try {
    await connection.script(file.sql);
    await connection.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await connection.script('commit');
  } catch (error) {
    await connection.script('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${file.name} failed: ${reason}`);
  }
}
