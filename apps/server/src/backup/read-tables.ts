import { type Kysely, sql } from 'kysely';
import { migrationTables } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import type { BackupTable } from './backup-format.ts';

export interface Column {
  name: string;
  /** The type's name in PostgreSQL. */
  type: string;
}

/** A table as the database describes it. */
export interface Table {
  name: string;
  columns: Column[];
  /** The columns of the primary key, in key order. */
  key: Column[];
}

interface ColumnRow extends Column {
  table: string;
  /** The column's position in the primary key; null outside it. */
  key_place: number | null;
}

/**
 * Tables without a backup: the migrations' own, and log-ins with their devices and challenges, which a
 * restore must not revive after they ended. Earlier backups contain those.
 */
export const leftOut: readonly string[] = [...migrationTables, 'auth_sessions', 'push_devices', 'webauthn_challenges'];

/** Returns all tables of a backup except those named; referenced tables come first. */
export async function readTables(db: Kysely<Database>, without: readonly string[] = leftOut): Promise<Table[]> {
  const { rows } = await sql<ColumnRow>`
     select classes.relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
       array_position(keys.indkey::int2[], attnum) as key_place
     from pg_attribute
     join pg_class as classes on classes.oid = attrelid
     left join pg_index as keys on keys.indrelid = classes.oid and keys.indisprimary
     where classes.relnamespace = current_schema()::regnamespace and classes.relkind = 'r'
       and classes.relname <> all (${without}::text[]) and attnum > 0 and not attisdropped and attgenerated = ''
     order by classes.relname, attnum`.execute(db);
  const tables = new Map<string, Table>();
  for (const { table: name, key_place: _, ...column } of rows) {
    const table = tables.get(name) ?? { name, columns: [], key: keyOf(rows, name) };
    table.columns.push(column);
    tables.set(name, table);
  }
  return inOrderOfReference([...tables.values()], await readReferences(db));
}

function keyOf(rows: ColumnRow[], table: string): Column[] {
  return rows
    .filter((row) => row.table === table && row.key_place !== null)
    .sort((left, right) => (left.key_place ?? 0) - (right.key_place ?? 0))
    .map(({ name, type }) => ({ name, type }));
}

/** Returns the tables that each table references. */
async function readReferences(db: Kysely<Database>): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const references = new Map<string, Set<string>>();
  for (const { from, to } of rows) references.set(from, (references.get(from) ?? new Set()).add(to));
  return references;
}

function inOrderOfReference(tables: Table[], references: Map<string, Set<string>>): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const unplaced = [...waiting].map(({ name }) => name);
    const ready = [...waiting].filter(({ name }) => !unplaced.some((other) => references.get(name)?.has(other)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${unplaced}`);
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

/** Returns the positions of the table's sequences. */
export async function readSequences(db: Kysely<Database>, { name }: Table): Promise<BackupTable['sequences']> {
  const { rows: owned } = await sql<{ column: string; sequence: string }>`
    select attname as column, pg_get_serial_sequence(quote_ident(${name}), attname) as sequence
    from pg_attribute where attrelid = quote_ident(${name})::regclass and attidentity <> ''
    order by attnum`.execute(db);
  const sequences: BackupTable['sequences'] = [];
  for (const { column, sequence } of owned) {
    const { rows } = await sql<{ lastValue: number; isCalled: boolean }>`
      select last_value as "lastValue", is_called as "isCalled" from ${sql.table(sequence)}`.execute(db);
    const [state] = rows;
    if (state !== undefined) sequences.push({ column, ...state });
  }
  return sequences;
}
