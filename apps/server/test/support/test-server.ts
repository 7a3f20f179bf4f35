import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AppSettings, buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { addMembers } from './add-members.ts';
import { throughProxy } from './env.ts';
import { overHttp } from './over-http.ts';
import { createTestBackups } from './test-backups.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';
import type { TestMember, TestServer } from './test-member.ts';
import { testPasswords } from './test-passwords.ts';
import { testSettings } from './test-settings.ts';

export type { TestMember, TestServer };

/**
 * Builds the app once for the test file, on the worker's database. Before each test the database is
 * emptied and the clock is reset; counters of limits continue. `watch` may wrap the database. Through a proxy there
 * are two apps, and `app` is the first of them.
 */
export function useServer(
  overrides: Partial<AppSettings> = {},
  watch: (database: OpenDatabase) => OpenDatabase = (database) => database,
): TestServer {
  const server = { clock: new TestClock() } as TestServer;
  addMembers(server);
  const running: FastifyInstance[] = [];
  beforeAll(async () => {
    server.database = watch(await testDatabase());
    const settings = testSettings({
      ...overrides,
      ...(throughProxy && { trustProxy: ['loopback'], redisUrl: throughProxy.redisUrl }),
    });
    const backups = createTestBackups(server.clock.now);
    for (const port of throughProxy?.ports ?? [null]) {
      const passwords = { ...testPasswords };
      const options = { settings, database: server.database, clock: server.clock.now, passwords, backups };
      const app = await buildApp(options);
      running.push(app);
      if (port !== null) await app.listen({ port, host: '127.0.0.1' });
    }
    server.app = running[0] as FastifyInstance;
    server.apps = running;
    server.visitor = new TestClient(throughProxy === null ? server.app : overHttp(throughProxy.address));
  });
  beforeEach(async () => {
    await emptyDatabase(server.database);
    server.clock.set('2026-11-20T12:00:00.000Z');
  });
  afterAll(() => Promise.all(running.splice(0).map((app) => app.close())));
  return server;
}
