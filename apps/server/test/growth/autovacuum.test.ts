import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Autovacuum } from '../../src/db/autovacuum.ts';
import { ConnectionQueue } from '../../src/db/connection-queue.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { findMembers } from '../../src/modules/users/repository.ts';

/** In one process from its first member on. */
let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbeddedDatabase(null);
  await migrate(database);
});
afterAll(() => database.close());

/** Adds members with twenty new skills each. */
async function grow(from: number, to: number): Promise<void> {
  const { db } = database;
  await sql`
    insert into members (name, username, email, email_key, password_hash)
    select n, n, n, n, 'none' from generate_series(${from}::int, ${to}::int) n`.execute(db);
  await sql`
    insert into skills (name, name_key)
    select n, n from generate_series(20 * ${from}::int, 20 * ${to}::int + 19) n`.execute(db);
  await sql`
    insert into member_skills (member_id, kind, skill_id, position)
    select members.id, 'offered', skills.id, place
    from generate_series(${from}::int, ${to}::int) n cross join generate_series(0, 19) place
    join members on members.username = n::text join skills on skills.name_key = (20 * n + place)::text`.execute(db);
}

const readAllMembers = () => findMembers(database.db, { viewerId: null, beforeSeq: null, limit: 1000 });

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Returns all rows that the steps of a plan have processed. */
function handledRows(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, step) => sum + handledRows(step), 0);
  return plan['Actual Rows'] * plan['Actual Loops'] + below;
}

/** Returns the rows processed to read all members, by this process's current plan. */
async function costOfAllMembers(): Promise<number> {
  return await database.exclusively(async (db) => {
    const statements = await sql<{ name: string; parameters: number }>`
      select name, cardinality(parameter_types) as parameters from pg_prepared_statements
      where statement like '%"email_verified_at"%from "members"%'`.execute(db);
    const { name = '', parameters = 0 } = statements.rows[0] ?? {};
    // For a visitor, who is null.
    const values = sql.join(Array.from({ length: parameters }, () => sql.lit(null)));
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (analyze, format json, timing off)
      execute ${sql.ref(name)} (${values})`.execute(db);
    return (rows[0]?.['QUERY PLAN'] ?? []).reduce((sum, { Plan }) => sum + handledRows(Plan), 0);
  });
}

test('a community that grew in one process is read as cheaply as a freshly analyzed one', async () => {
  await grow(1, 2);
  await readAllMembers();
  for (let number = 3; number < 400; number += 50) await grow(number, number + 49);
  expect(await readAllMembers()).toHaveLength(402);
  let cost = 0;
  await vi.waitFor(
    async () => {
      cost = await costOfAllMembers();
      // Twenty skills each, with some slack; the plan for two members would read all 8,000 skills for each.
      expect(cost).toBeLessThan(402 * 20 * 30);
    },
    { timeout: 30_000 },
  );
  await database.exclusively((db) => sql`analyze`.execute(db));
  expect(cost).toBeLessThan(3 * (await costOfAllMembers()));
});

test('deleted rows free their space', async () => {
  const { db } = database;
  await sql`
    with opened as (
      insert into cases (kind, target_id, member_id, opened_at)
      select 'member', id, id, now() from members where seq in (1, 2, 3) returning id, member_id
    )
    insert into reports (case_id, reporter_id, reported_id, reason)
    select opened.id, one.id, member_id, '' from members one, opened where one.id <> member_id`.execute(db);
  await db.deleteFrom('reports').execute();
  const { rows } = await vi.waitFor(
    async () => {
      const found = await sql<{ dead: number; vacuums: number }>`
        select n_dead_tup as dead, vacuum_count as vacuums from pg_stat_user_tables where relname = 'reports'
      `.execute(db);
      expect(found.rows[0]?.vacuums).toBeGreaterThan(0);
      return found;
    },
    { timeout: 30_000 },
  );
  expect(rows).toMatchObject([{ dead: 0 }]);
});

test('rows that change during a check are checked after it', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const finds = vi.fn(() => ended);
  const pglite = {
    query: async () => {
      await finds();
      return { rows: [] };
    },
    exec: async () => [],
  };
  const autovacuum = new Autovacuum(pglite as never, new ConnectionQueue(1000), () => true);
  const watched = autovacuum.watch({ query: async () => ({ rows: [], fields: [], affectedRows: 300 }) } as never);
  await watched.query('insert');
  await vi.waitFor(() => expect(finds).toHaveBeenCalledTimes(1));
  await watched.query('insert');
  expect(finds).toHaveBeenCalledTimes(1);
  end();
  await vi.waitFor(() => expect(finds).toHaveBeenCalledTimes(2));
  await autovacuum.stop();
});
