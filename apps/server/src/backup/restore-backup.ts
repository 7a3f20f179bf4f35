import { createHash } from 'node:crypto';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase, ScriptConnection } from '../db/open-database.ts';
import {
  BackupError,
  type BackupFooter,
  type BackupSummary,
  type BackupTable,
  quoted,
} from './backup-format.ts';
import { nextLine, parseLine, readHeader, readLines } from './read-lines.ts';
import { type Column, leftOut, readTables, type Table } from './read-tables.ts';

type Target = Pick<OpenDatabase, 'exclusively'>;

/** Rows are stored so many, or so many characters of them, at once. */
const rowsAtOnce = 500;
const charactersAtOnce = 4_000_000;

/**
 * Fills an empty database from a backup: all of it or nothing. The tables are first brought to the migration that the
 * backup was made at, and after the rows to the newest, so that a backup outlives the versions.
 *
 * @throws BackupError when the database holds anything, and when the file is not a whole backup.
 */
export async function restoreBackup(database: Target, file: string): Promise<BackupSummary> {
  const lines = readLines(file);
  try {
    const header = readHeader(await nextLine(lines, file), file);
    // Migrations change the rows of a database that has some.
    await database.exclusively(requireEmpty);
    await migrate(database, { upTo: header.migration });
    const summary = await database.exclusively(async (connection) => {
      await connection.script('begin');
      try {
        const loaded = await load(connection, lines, file);
        await connection.script('commit; analyze');
        return loaded;
      } catch (error) {
        await connection.script('rollback');
        throw error;
      }
    });
    await migrate(database);
    return summary;
  } finally {
    await lines.return?.();
  }
}

async function load(
  connection: ScriptConnection,
  lines: AsyncIterator<string>,
  file: string,
): Promise<BackupSummary> {
  const tables = await readTables(connection);
  const triggers = (state: 'enable' | 'disable') =>
    connection.script(
      tables.map(({ name }) => `alter table ${quoted(name)} ${state} trigger user`).join(';'),
    );
  // Sums that triggers keep are in the backup already. The locks of this also keep everybody else out.
  await triggers('disable');
  await requireEmpty(connection);
  const digest = createHash('sha256');
  const summary = { tables: 0, rows: 0, sha256: '' };
  let into: Table | null = null;
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (into !== null && batch.length > 0) await insertRows(connection, into, batch);
    batch = [];
    characters = 0;
  };
  for (;;) {
    const line = await nextLine(lines, file);
    if (line.startsWith('[')) {
      batch.push(line);
      characters += line.length;
      summary.rows += 1;
      if (batch.length >= rowsAtOnce || characters >= charactersAtOnce) await flush();
    } else {
      await flush();
      const parsed = parseLine<BackupTable | BackupFooter>(line, file);
      if ('sha256' in parsed) {
        summary.sha256 = digest.digest('hex');
        requireWhole(parsed, summary, file);
        break;
      }
      into = leftOut.includes(parsed.table) ? null : known(parsed, tables, file);
      if (into !== null) await setSequences(connection, parsed);
      summary.tables += 1;
    }
    digest.update(`${line}\n`);
  }
  await triggers('enable');
  return summary;
}

/**
 * The table that a line describes, with the columns that its rows have. Names and types are the database's own: nothing
 * that a file says becomes part of a statement.
 */
function known({ table: name, columns }: BackupTable, tables: Table[], file: string): Table {
  const table = tables.find((candidate) => candidate.name === name);
  const listed = columns.map((column) => table?.columns.find((candidate) => candidate.name === column));
  const found = listed.filter((column) => column !== undefined);
  if (table === undefined || found.length < columns.length) {
    throw new BackupError(`${file} has the table ${name} in a form that this version does not know.`);
  }
  return { ...table, columns: found };
}

function requireWhole(footer: BackupFooter, summary: BackupSummary, file: string): void {
  if (footer.sha256 === summary.sha256 && footer.rows === summary.rows) return;
  throw new BackupError(`${file} is damaged: its checksum does not fit. Nothing was restored.`);
}

async function requireEmpty(connection: ScriptConnection): Promise<void> {
  for (const { name } of await readTables(connection)) {
    const [row] = await connection.query(`select 1 from ${quoted(name)} limit 1`);
    if (row !== undefined) {
      throw new BackupError(
        `The database is not empty (${name} has rows). Restore into a new one; nothing was changed.`,
      );
    }
  }
}

async function insertRows(connection: ScriptConnection, table: Table, rows: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  await connection.query(
    `insert into ${quoted(table.name)} (${names}) overriding system value
     select ${table.columns.map(fromText).join(', ')} from json_array_elements($1::json) as entry`,
    [`[${rows.join(',')}]`],
  );
}

function fromText({ type }: Column, index: number): string {
  return type === 'bytea' ? `decode(entry ->> ${index}, 'hex')` : `(entry ->> ${index})::${type}`;
}

async function setSequences(connection: ScriptConnection, { table, sequences }: BackupTable): Promise<void> {
  for (const { column, lastValue, isCalled } of sequences) {
    await connection.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      quoted(table),
      column,
      lastValue,
      isCalled,
    ]);
  }
}
