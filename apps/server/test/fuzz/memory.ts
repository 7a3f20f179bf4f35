import { sql } from 'kysely';
import { readTables } from '../../src/backup/read-tables.ts';
import { migrationTables } from '../../src/db/migrate.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';

/** Remembers the world, and restores it. */
export interface Memory {
  restore(): Promise<void>;
  /** Returns a value that changes whenever a row is added, changed or removed. */
  stamp(): Promise<string>;
  forget(): Promise<void>;
}

const restoresPerVacuum = 50;

const quoted = ({ name }: { name: string }) => `"${name}"`;

export async function remember(database: OpenDatabase): Promise<Memory> {
  const run = (script: string) => database.exclusively(async (db) => void (await sql.raw(script).execute(db)));
  // Includes log-ins, which a backup excludes.
  const tables = await database.exclusively((db) => readTables(db, migrationTables));
  const names = tables.map(quoted);
  const copies = names.map((name) => `create table kept_world.${name} as table ${name}`);
  await run(`drop schema if exists kept_world cascade; create schema kept_world; ${copies.join('; ')}`);
  // The copies already contain the sums that triggers maintain.
  const { rows: triggered } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name
    from pg_trigger where not tgisinternal`.execute(database.db);
  const switched = (state: string) => triggered.map(({ name }) => `alter table ${name} ${state} trigger user`);
  const emptied = names.toReversed().map((name) => `delete from ${name}`);
  // Excludes columns that the database computes.
  const filled = tables.map((table) => {
    const columns = table.columns.map(quoted).join();
    const name = quoted(table);
    return `insert into ${name} (${columns}) overriding system value select ${columns} from kept_world.${name}`;
  });
  // Tables with pending checks cannot be altered.
  const checked = 'set constraints all immediate';
  const restoring = [...switched('disable'), ...emptied, ...filled, checked, ...switched('enable')];
  const sums = names.map((name) => `select count(*) as rows, max(xmin::text::bigint) as newest from ${name}`);
  // As routines, since the database plans their statements only once.
  await run(`
    create procedure kept_world.restore() language plpgsql as $$ begin ${restoring.join('; ')}; end $$;
    create function kept_world.stamp() returns text language plpgsql as $$ begin
      return (select json_agg(sums)::text from (${sums.join(' union all ')}) as sums);
    end $$`);
  // On the pooled connections: a new one would plan them again.
  const { db } = database;
  let restored = 0;
  return {
    restore: async () => {
      await sql`call kept_world.restore()`.execute(db);
      restored += 1;
      // Without autovacuum, deleted rows remain and slow down every query.
      if (restored % restoresPerVacuum === 0) await sql`vacuum`.execute(db);
    },
    stamp: async () => {
      const { rows } = await sql<{ stamp: string }>`select kept_world.stamp()`.execute(db);
      return rows[0]?.stamp ?? '';
    },
    forget: () => run('drop schema kept_world cascade'),
  };
}
