import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import {
  BackupError,
  type BackupFooter,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
  formatName,
  formatVersion,
} from './backup-format.ts';
import { encrypting } from './encryption.ts';
import { type Column, readSequences, readTables, type Table } from './read-tables.ts';

type Source = Pick<OpenDatabase, 'exclusively'>;

/** Rows in memory at once, and bytes of their pictures and files. */
const rowsAtOnce = 1000;
const bytesAtOnce = 4_000_000;

/**
 * Writes a consistent backup of the database to a new file that only its owner may read. The file gets
 * its name once it is complete and flushed. Members can keep writing to a PostgreSQL database during the backup.
 *
 * @param passphrase encrypts the file; null for one that anybody can read who has it
 * @throws BackupError when the file exists or the database was never migrated.
 */
export async function writeBackup(
  database: Source,
  file: string,
  now: Date,
  passphrase: string | null = null,
): Promise<BackupSummary> {
  if (await stat(file).then(Boolean, () => false)) {
    throw new BackupError(`${file} is there already. Name a new file.`);
  }
  const draft = `${file}.${process.pid}.part`;
  try {
    const summary = { tables: 0, rows: 0, sha256: '' };
    // Flush before the file gets its name.
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await database.exclusively(async (db) => {
      const lines = Readable.from(backupLines(db, now, summary));
      const zip = createGzip();
      const written =
        passphrase === null ? pipeline(lines, zip, output) : pipeline(lines, zip, encrypting(passphrase), output);
      await written.catch((error: NodeJS.ErrnoException) => {
        if (error.path !== draft) throw error;
        throw new BackupError(`${file} cannot be written: ${error.message}`, { cause: error });
      });
    });
    await rename(draft, file);
    return summary;
  } finally {
    await rm(draft, { force: true });
  }
}

async function* backupLines(connection: Kysely<Database>, now: Date, summary: BackupSummary): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const counted = (line: string) => {
    digest.update(`${line}\n`);
    return `${line}\n`;
  };
  const db = await connection
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local timezone = 'UTC'`.execute(db);
    await sql`set local datestyle = 'ISO, YMD'`.execute(db);
    const header = await readHeader(db, now);
    yield `${JSON.stringify(header)}\n`;
    for (const table of await readTables(db)) {
      const { name, columns } = table;
      const described: BackupTable = {
        table: name,
        columns: columns.map((column) => column.name),
        sequences: await readSequences(db, table),
      };
      yield counted(JSON.stringify(described));
      for await (const rows of readRows(db, table)) {
        summary.rows += rows.length;
        yield rows.map(counted).join('');
      }
      summary.tables += 1;
    }
    summary.sha256 = digest.digest('hex');
    const footer: BackupFooter = { rows: summary.rows, sha256: summary.sha256 };
    yield `${JSON.stringify(footer)}\n`;
  } finally {
    await db.rollback().execute();
  }
}

async function readHeader(db: Kysely<Database>, now: Date): Promise<BackupHeader> {
  const applied = sql<{ name: string }>`select name from schema_migrations order by name desc limit 1`;
  const [last] = await applied.execute(db).then(
    ({ rows }) => rows,
    () => [],
  );
  if (last === undefined) throw new BackupError('The database is empty: there is nothing to back up.');
  return { format: formatName, version: formatVersion, createdAt: now.toISOString(), migration: last.name };
}

async function* readRows(db: Kysely<Database>, table: Table): AsyncGenerator<string[]> {
  const { name, columns, key } = table;
  // Sort texts by bytes: the collations of the two databases may differ.
  const order = key.map((column) =>
    column.type === 'text' ? sql`${sql.ref(column.name)} collate "C"` : sql.ref(column.name),
  );
  await sql`
    declare backed_up no scroll cursor for
    select json_build_array(${sql.join(columns.map(asText))})::text as line
    from ${sql.table(name)} order by ${sql.join(order)}`.execute(db);
  const largest = await largestOf(db, table);
  const size = Math.max(1, Math.min(rowsAtOnce, Math.floor(bytesAtOnce / Math.max(1, largest))));
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(size)} from backed_up`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backed_up`.execute(db);
}

/** Returns the bytes of a table's largest picture or file; 0 for a table without any. */
async function largestOf(db: Kysely<Database>, { name, columns }: Table): Promise<number> {
  const lengths = columns.filter(({ type }) => type === 'bytea').map((column) => sql`length(${sql.ref(column.name)})`);
  if (lengths.length === 0) return 0;
  const { rows } = await sql<{ largest: number | null }>`
    select max(greatest(${sql.join(lengths)})) as largest from ${sql.table(name)}`.execute(db);
  return rows[0]?.largest ?? 0;
}

function asText({ name, type }: Column): RawBuilder<unknown> {
  return type === 'bytea' ? sql`encode(${sql.ref(name)}, 'hex')` : sql`${sql.ref(name)}::text`;
}
