import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import type { TestClient } from './test-client.ts';
import type { TestClock } from './test-clock.ts';

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
