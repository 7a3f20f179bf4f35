import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AppSettings, buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { throughProxy } from './env.ts';
import { overHttp } from './over-http.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';
import { testPasswords } from './test-passwords.ts';
import { testSettings } from './test-settings.ts';

/** A member who has signed up and logged in. */
export interface TestMember {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
  /** The session cookie as a browser sends it. */
  cookie: string;
  /** Calls as this member by bearer token. */
  api: TestClient;
  /** Calls as this member only by cookie, like chat. */
  chat: TestClient;
}

export interface TestServer {
  app: FastifyInstance;
  /** All instances: one, or the two behind a proxy. */
  apps: FastifyInstance[];
  database: OpenDatabase;
  clock: TestClock;
  visitor: TestClient;
  /** Signs a new member up and logs them in; missing values are generated. */
  join(name: string, profile?: { skillsOffered?: string[]; skillsRequested?: string[] }): Promise<TestMember>;
  /** Joins a member with a confirmed address, which passkeys and codes require. */
  joinConfirmed(name: string): Promise<TestMember>;
  /** Logs in again, for a second session. */
  logIn(email: string, password: string): Promise<TestMember>;
}

const password = 'correct horse battery';

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
  let members = 0;

  server.join = async (name, profile = {}) => {
    members += 1;
    const email = `member-${members}@example.org`;
    await server.visitor.ok('signUp', { body: { name, email, password, ...profile } });
    return await server.logIn(email, password);
  };

  server.joinConfirmed = async (name) => {
    const member = await server.join(name);
    const confirmed = { email_verified_at: server.clock.now() };
    await server.database.db.updateTable('members').set(confirmed).where('id', '=', member.id).execute();
    return member;
  };

  server.logIn = async (email, secret) => {
    const answer = await server.visitor.call('logIn', { body: { email, password: secret } });
    if (answer.status !== 200) throw new Error(`logIn answered ${answer.status}`);
    const { name, jwtToken } = answer.body as { name: string; jwtToken: string };
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const payload = JSON.parse(Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString()) as {
      _id: string;
    };
    const api = server.visitor.with({ authorization: `Bearer ${jwtToken}` });
    const chat = server.visitor.with({ cookie });
    return { id: payload._id, name, email, password: secret, token: jwtToken, cookie, api, chat };
  };

  const running: FastifyInstance[] = [];
  beforeAll(async () => {
    server.database = watch(await testDatabase());
    const settings = testSettings({
      ...overrides,
      ...(throughProxy && { trustProxy: ['loopback'], redisUrl: throughProxy.redisUrl }),
    });
    for (const port of throughProxy?.ports ?? [null]) {
      const passwords = { ...testPasswords };
      const app = await buildApp({ settings, database: server.database, clock: server.clock.now, passwords });
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
