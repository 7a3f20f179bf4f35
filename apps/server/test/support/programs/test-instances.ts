import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { findRedis, type RedisServer, startRedis } from '../../../../../scripts/lib/redis-server.ts';
import { type AppSettings, buildApp } from '../../../src/app.ts';
import type { OperationId } from '../../../src/contract/handlers.ts';
import { TestClient } from '../test-client.ts';
import { type TestMember, type TestServer, useServer } from '../test-server.ts';
import { testSettings } from '../test-settings.ts';

/** For `describe.skipIf`: tests of several instances need Redis. */
export const isRedisMissing = !findRedis();
export const skipped = isRedisMissing ? ' (skipped: redis-server is not installed here)' : '';

export interface TestInstances {
  redis: RedisServer;
  one: TestServer;
  other: { app: FastifyInstance; visitor: TestClient; address(): string };
  /** Returns the same member's client of the other instance, with the same credentials. */
  atOther(member: TestMember): TestMember;
  /** Returns how often each instance has responded to an operation, by status. */
  countsOf(operation: OperationId): Promise<Record<number, number>[]>;
}

/** Returns whether an instance is connected to Redis, according to /metrics. */
export async function hasRedis(app: FastifyInstance): Promise<boolean> {
  const { payload } = await app.inject({ method: 'GET', url: '/metrics' });
  return payload.includes('\nskill_exchange_redis_up 1\n');
}

/** Starts two instances on one database and one Redis, for the test file. */
export function useInstances(overrides: Partial<AppSettings> = {}): TestInstances {
  const instances = {} as TestInstances;
  const settings: Partial<AppSettings> = { ...overrides };
  beforeAll(async () => {
    instances.redis = await startRedis();
    settings.redisUrl = instances.redis.url;
  });
  instances.one = useServer(settings);
  beforeAll(async () => {
    const { database, clock } = instances.one;
    const app = await buildApp({ settings: testSettings(settings), database, clock: clock.now });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    instances.other = { app, visitor: new TestClient(app), address: () => address };
    await vi.waitFor(async () => {
      for (const instance of [instances.one.app, app]) expect(await hasRedis(instance)).toBe(true);
    }, 15_000);
  });
  instances.atOther = (member) => ({
    ...member,
    api: instances.other.visitor.with({ authorization: `Bearer ${member.token}` }),
    chat: instances.other.visitor.with({ cookie: member.cookie }),
  });
  instances.countsOf = (operation) =>
    Promise.all(
      [instances.one.app, instances.other.app].map(async (app) => {
        const { payload } = await app.inject({ method: 'GET', url: '/metrics' });
        const line = new RegExp(
          `^skill_exchange_answers_total\\{operation="${operation}",status="(\\d+)"\\} (\\d+)$`,
          'gm',
        );
        return Object.fromEntries([...payload.matchAll(line)].map((found) => [found[1], Number(found[2])]));
      }),
    );
  afterAll(async () => {
    await instances.other?.app.close();
    await instances.redis?.stop();
  });
  return instances;
}
