import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AppSettings, buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';
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
  /** Calls as this member by cookie alone, as chat does. */
  chat: TestClient;
}

export interface TestServer {
  app: FastifyInstance;
  database: OpenDatabase;
  clock: TestClock;
  visitor: TestClient;
  /** Signs a new member up and in; what is left out is made up. */
  join(name: string, profile?: { skillsOffered?: string[]; skillsRequested?: string[] }): Promise<TestMember>;
  /** Logs in again, for a second session. */
  logIn(email: string, password: string): Promise<TestMember>;
}

const password = 'correct horse battery';

/**
 * Builds the app once for the test file, on the worker's database. Before each test the database is empty again and the
 * clock stands at the same instant; counters of limits go on. `watch` may put something around the database.
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

  server.logIn = async (email, secret) => {
    const answer = await server.visitor.call('logIn', { body: { email, password: secret } });
    if (answer.status !== 200) throw new Error(`logIn answered ${answer.status}`);
    const { name, jwtToken } = answer.body as { name: string; jwtToken: string };
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const payload = JSON.parse(Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString()) as {
      _id: string;
    };
    const api = server.visitor.with({ authorization: `Bearer ${jwtToken}` });
    const chat = server.visitor.with({ cookie });
    return { id: payload._id, name, email, password: secret, token: jwtToken, cookie, api, chat };
  };

  beforeAll(async () => {
    server.database = watch(await testDatabase());
    server.app = await buildApp({
      settings: testSettings(overrides),
      database: server.database,
      clock: server.clock.now,
    });
    server.visitor = new TestClient(server.app);
  });
  beforeEach(async () => {
    await emptyDatabase(server.database);
    server.clock.set('2026-11-20T12:00:00.000Z');
  });
  afterAll(() => server.app.close());
  return server;
}
