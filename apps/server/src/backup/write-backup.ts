import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenDatabase, ScriptConnection } from '../db/open-database.ts';
import {
  BackupError,
  type BackupFooter,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
  formatName,
  formatVersion,
  quoted,
} from './backup-format.ts';
import { type Column, readSequences, readTables, type Table } from './read-tables.ts';

type Source = Pick<OpenDatabase, 'exclusively'>;

/** How many rows are held in memory at once; pictures are much larger than any other row. */
const rowsAtOnce = 1000;
const picturesAtOnce = 50;

/**
 * Writes everything in the database, as it is at one moment, to a new file that only its owner may read. The file
 * appears under its name once it is whole and on the disk. Members may go on writing to a PostgreSQL database meanwhile.
 *
 * @throws BackupError when the file is there already or the database was never migrated.
 */
export async function writeBackup(database: Source, file: string, now: Date): Promise<BackupSummary> {
  if (await stat(file).then(Boolean, () => false)) {
    throw new BackupError(`${file} is there already. Name a new file.`);
  }
  const draft = `${file}.${process.pid}.part`;
  try {
    const summary = { tables: 0, rows: 0, sha256: '' };
    // Flushed to the disk before the file gets its name.
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await database.exclusively(async (connection) => {
      const lines = Readable.from(backupLines(connection, now, summary));
      await pipeline(lines, createGzip(), output).catch((error: NodeJS.ErrnoException) => {
        throw error.path === draft ? new BackupError(`${file} cannot be written: ${error.message}`) : error;
      });
    });
    await rename(draft, file);
    return summary;
  } finally {
    await rm(draft, { force: true });
  }
}

async function* backupLines(
  connection: ScriptConnection,
  now: Date,
  summary: BackupSummary,
): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const counted = (line: string) => {
    digest.update(`${line}\n`);
    return `${line}\n`;
  };
  await connection.script(`begin isolation level repeatable read, read only;
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'`);
  try {
    const header = await readHeader(connection, now);
    yield `${JSON.stringify(header)}\n`;
    for (const table of await readTables(connection)) {
      const { name, columns } = table;
      const described: BackupTable = {
        table: name,
        columns: columns.map((column) => column.name),
        sequences: await readSequences(connection, table),
      };
      yield counted(JSON.stringify(described));
      for await (const rows of readRows(connection, table)) {
        summary.rows += rows.length;
        yield rows.map(counted).join('');
      }
      summary.tables += 1;
    }
    summary.sha256 = digest.digest('hex');
    const footer: BackupFooter = { rows: summary.rows, sha256: summary.sha256 };
    yield `${JSON.stringify(footer)}\n`;
  } finally {
    await connection.script('rollback');
  }
}

async function readHeader(connection: ScriptConnection, now: Date): Promise<BackupHeader> {
  const [last] = await connection
    .query<{ name: string }>('select name from schema_migrations order by name desc limit 1')
    .catch(() => []);
  if (last === undefined) throw new BackupError('The database is empty: there is nothing to back up.');
  return { format: formatName, version: formatVersion, createdAt: now.toISOString(), migration: last.name };
}

async function* readRows(connection: ScriptConnection, table: Table): AsyncGenerator<string[]> {
  const { name, columns, key } = table;
  // Texts sort by their bytes: the two databases may know different alphabets.
  const order = key.map((column) => `${quoted(column.name)}${column.type === 'text' ? ' collate "C"' : ''}`);
  await connection.script(
    `declare backed_up no scroll cursor for
     select json_build_array(${columns.map(asText).join(', ')})::text as line
     from ${quoted(name)} order by ${order.join(', ')}`,
  );
  const size = columns.some(({ type }) => type === 'bytea') ? picturesAtOnce : rowsAtOnce;
  for (;;) {
    const rows = await connection.query<{ line: string }>(`fetch ${size} from backed_up`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await connection.script('close backed_up');
}

function asText({ name, type }: Column): string {
  return type === 'bytea' ? `encode(${quoted(name)}, 'hex')` : `${quoted(name)}::text`;
}
