import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { TestClient } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { limitedTo, testSettings } from '../support/test-settings.ts';

/** Returns a client of a member, or of a visitor. */
type As = (member: TestMember | null) => TestClient;

/** Starts second servers on the same data with some limits: the first one prepares the data without limits. */
export function useLimitedServers(server: TestServer): (numbers: Record<string, number>) => Promise<As> {
  const running: FastifyInstance[] = [];
  afterAll(() => Promise.all(running.splice(0).map((app) => app.close())));
  return async (numbers) => {
    const settings = testSettings(limitedTo(numbers));
    const { backups } = server.app.context;
    const app = await buildApp({ settings, database: server.database, clock: server.clock.now, backups });
    running.push(app);
    const client = new TestClient(app);
    return (member) =>
      member === null ? client : client.with({ cookie: member.cookie, authorization: `Bearer ${member.token}` });
  };
}
