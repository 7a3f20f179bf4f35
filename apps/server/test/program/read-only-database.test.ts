import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openPostgresDatabase } from '../../src/db/open-postgres.ts';
import { PostgresStorage } from '../../src/db/storage-problems.ts';
import { postgresUrl } from '../support/env.ts';
import { TestClient } from '../support/test-client.ts';
import { newPostgresDatabase } from '../support/test-database.ts';
import { testSettings } from '../support/test-settings.ts';

describe.skipIf(postgresUrl === null)('a PostgreSQL that is read-only', () => {
  let server: { url: string; drop(): Promise<void> };
  let database: OpenDatabase;
  beforeAll(async () => {
    server = await newPostgresDatabase(postgresUrl ?? '');
    database = await openPostgresDatabase(server.url);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await server.drop();
  });

  /** Simulates a failover: existing connections break, and new ones are read-only or not. */
  async function become(readOnly: 'on' | 'off'): Promise<void> {
    const name = new URL(server.url).pathname.slice(1);
    const admin = new pg.Client({ connectionString: postgresUrl ?? '' });
    await admin.connect();
    await admin.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
    if (readOnly === 'on')
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await admin.end();
  }

  test('is reported to members and the load balancer, and used again later', async () => {
    const app = await buildApp({ settings: testSettings(), database });
    const visitor = new TestClient(app);
    const account = { name: 'Ana', email: 'ana@example.org', password: 'long enough for an account' };
    const message = "We can't save changes right now. Try again later.";
    await visitor.ok('getReadiness');

    await become('on');
    await vi.waitFor(async () => expect(await visitor.errorOf('getReadiness', 503)).toBe(message), 15_000);
    expect(await visitor.errorOf('signUp', 503, { body: account })).toBe(message);
    await visitor.ok('listEvents');

    await become('off');
    await vi.waitFor(async () => expect((await visitor.call('getReadiness')).status).toBe(200), 15_000);
    await vi.waitFor(async () => expect((await visitor.call('signUp', { body: account })).status).toBe(201), 15_000);
    await app.close();
  });

  test('with a full disk is retried until it stores', async () => {
    const pool = new pg.Pool({ connectionString: server.url });
    const storage = new PostgresStorage(pool);
    storage.noteFailure(Object.assign(new Error('No space left on device'), { code: '53100' }));
    expect(await storage.findProblem()).toBeNull();
    const left = sql`select from pg_class where relname = 'room'`;
    expect((await left.execute(database.db)).rows).toEqual([]);
    await pool.end();
  });
});
