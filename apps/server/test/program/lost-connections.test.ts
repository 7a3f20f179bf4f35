import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOutage } from '../../src/db/database-errors.ts';
import { openPostgresDatabase } from '../../src/db/open-postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { postgresUrl } from '../support/env.ts';

test('a socket file without a listener means a database that is down, and another missing file does not', async () => {
  const unused = join(tmpdir(), 'unused', '.s.PGSQL.5432');
  const [rejected] = await once(connect(unused), 'error');
  const unread = await readFile(unused).catch((error: Error) => error);
  expect(isOutage(rejected)).toBe(true);
  expect(isOutage(unread)).toBe(false);
});

// An 'error' without a listener would end the process, and fails the run here.
test.skipIf(postgresUrl === null)(
  'a connection that breaks between two statements of a call fails that call alone',
  async () => {
    const database = await openPostgresDatabase(postgresUrl ?? '');
    try {
      const call = database.db.connection().execute(async (connection) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
        const [pid] = rows.map((row) => row.pid);
        await sql`select pg_terminate_backend(${pid}, 5000)`.execute(database.db);
        return await sql`select 1`.execute(connection);
      });
      await expect(call).rejects.toSatisfy(isOutage);
      await sql`select 1`.execute(database.db);
    } finally {
      await database.close();
    }
  },
);

test.skipIf(postgresUrl === null)(
  'a statement that is never answered fails its call in time, and its connection is not used again',
  async () => {
    const pool = { connections: 1, connectTimeoutMs: 10_000, statementTimeoutMs: 500 };
    const database = await openPostgresDatabase(postgresUrl ?? '', pool);
    const readPid = async (db: Kysely<Database>) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    let hungPid: number | undefined;
    try {
      const call = database.db.transaction().execute(async (trx) => {
        hungPid = await readPid(trx);
        // Simulates a hung server, whose own timeout never fires.
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`select pg_sleep(600)`.execute(trx);
      });
      await expect(call).rejects.toSatisfy(isOutage);
      expect(await readPid(database.db)).not.toBe(hungPid);
    } finally {
      await sql`select pg_terminate_backend(${hungPid}, 5000)`.execute(database.db);
      await database.close();
    }
  },
);
