import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrationTables } from '../../src/db/migrate.ts';
import { insertAudit } from '../../src/modules/audit/repository.ts';
import { enrol, enrolMany } from '../support/enrol.ts';
import { holdSession, hostEvent } from '../support/kinds/things.ts';
import { emptyDatabase } from '../support/test-database.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

/** Returns the tables with rows, and the sequences that gave a number. */
async function leftovers(): Promise<string[]> {
  const { db } = server.database;
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename <> all (${migrationTables})`.execute(db);
  const filled = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await sql
    .raw<{ name: string }>(
      `${filled.join(' union all ')} union all select sequencename from pg_sequences
       where schemaname = current_schema() and last_value is not null`,
    )
    .execute(db);
  return rows.map(({ name }) => name);
}

test('a few rows go with what their triggers store, rows that never change, and numbers', async () => {
  const [ana, ben] = await enrol(server, 'Ana', 'Ben');
  const now = server.clock.now();
  await insertAudit(server.database.db, {
    at: now,
    actorId: ana.id,
    what: 'skills.kept',
    targetId: ben.id,
    details: {},
  });
  const event = await hostEvent(server, ana, { skills: ['Piano'] });
  await ben.api.ok('registerForEvent', { path: { id: event._id } });
  await holdSession(server, ana, ben, 24);
  expect(await leftovers()).toEqual(expect.arrayContaining(['audit', 'members', 'members_seq_seq']));
  await emptyDatabase(server.database);
  expect(await leftovers()).toEqual([]);
});

test('many rows go, too', async () => {
  await enrolMany(server, 120);
  await emptyDatabase(server.database);
  expect(await leftovers()).toEqual([]);
});
