import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { BackupError, type BackupFooter, type BackupSummary, type BackupTable } from './backup-format.ts';
import { type AskPassphrase, nextLine, parseLine, readHeader, readLines } from './read-lines.ts';
import { type Column, leftOut, readTables, type Table } from './read-tables.ts';

type Target = Pick<OpenDatabase, 'exclusively' | 'jobs'>;

/** Maximum rows and characters of one insert. */
const rowsAtOnce = 500;
const charactersAtOnce = 4_000_000;

/**
 * Fills an empty database from a backup, all of it or nothing. Skills that come with the server, which its first start adds,
 * are replaced by those of the backup. Migrates the tables to the backup's
 * version before the rows are inserted and to the newest version afterwards, so old backups still work.
 *
 * @param askPassphrase is asked if the file is encrypted
 * @throws BackupError when the database is not empty, the file is not a complete backup, or the passphrase is wrong.
 */
export async function restoreBackup(
  database: Target,
  file: string,
  askPassphrase?: AskPassphrase,
): Promise<BackupSummary> {
  const lines = readLines(file, askPassphrase);
  try {
    const header = readHeader(await nextLine(lines, file), file);
    // Checked first, because migrations would change existing rows.
    await database.exclusively(requireEmpty);
    await migrate(database, { upTo: header.migration });
    const summary = await database.exclusively(async (db) => {
      const loaded = await db.transaction().execute((transaction) => load(transaction, lines, file));
      await sql`analyze`.execute(db);
      return loaded;
    });
    await migrate(database);
    return summary;
  } finally {
    await lines.return?.();
  }
}

async function load(db: Kysely<Database>, lines: AsyncIterator<string>, file: string): Promise<BackupSummary> {
  const tables = await readTables(db);
  const setTriggers = async (state: RawBuilder<unknown>) => {
    for (const { name } of tables) await sql`alter table ${sql.table(name)} ${state} trigger user`.execute(db);
  };
  // The backup already contains the sums that triggers maintain. This statement's locks also block other writers.
  await setTriggers(sql`disable`);
  await requireEmpty(db);
  await removeShipped(db, tables);
  const digest = createHash('sha256');
  const summary = { tables: 0, rows: 0, sha256: '' };
  let into: Table | null = null;
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (into !== null && batch.length > 0) await insertRows(db, into, batch);
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
      if (into !== null) await setSequences(db, parsed);
      summary.tables += 1;
    }
    digest.update(`${line}\n`);
  }
  // Checks the references of skills to later ones now: a table with pending checks cannot be altered.
  await sql`set constraints all immediate`.execute(db);
  await setTriggers(sql`enable`);
  return summary;
}

/**
 * Returns the table that a line describes, with the columns of its rows. Names and types are the
 * database's own: no text of the file becomes part of a statement.
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

async function requireEmpty(db: Kysely<Database>): Promise<void> {
  for (const table of await readTables(db)) {
    const { name } = table;
    const { rows } = await sql`select 1 from ${sql.table(name)} where not ${isShipped(table)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new BackupError(
        `The database is not empty (${name} has rows). Restore into a new one; nothing was changed.`,
      );
    }
  }
}

/** Whether a row came with the server: the first start of an empty one adds them. */
function isShipped({ name, columns }: Table): RawBuilder<boolean> {
  if (name === 'skill_catalog') return sql`true`;
  if (name === 'skill_aliases') return sql`source <> 'merge'`;
  // Older databases have none.
  return name === 'skills' && columns.some((column) => column.name === 'is_dormant') ? sql`is_dormant` : sql`false`;
}

async function removeShipped(db: Kysely<Database>, tables: readonly Table[]): Promise<void> {
  for (const table of tables.toReversed()) {
    await sql`delete from ${sql.table(table.name)} where ${isShipped(table)}`.execute(db);
  }
}

async function insertRows(db: Kysely<Database>, table: Table, rows: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.ref(name));
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(names)}) overriding system value
    select ${sql.join(table.columns.map(fromText))}
    from json_array_elements(${`[${rows.join(',')}]`}::json) as entry`.execute(db);
}

function fromText({ type }: Column, index: number): RawBuilder<unknown> {
  const text = sql`entry ->> ${sql.lit(index)}`;
  return type === 'bytea' ? sql`decode(${text}, 'hex')` : sql`(${text})::${sql.raw(type)}`;
}

async function setSequences(db: Kysely<Database>, { table, sequences }: BackupTable): Promise<void> {
  for (const { column, lastValue, isCalled } of sequences) {
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${lastValue}, ${isCalled})`.execute(db);
  }
}
