import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { ConnectionQueue, DatabaseBusyError } from '../../src/db/connection-queue.ts';
import { isOutage } from '../../src/db/database-errors.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { TestClient } from '../support/test-client.ts';
import { testSettings } from '../support/test-settings.ts';

describe('the queue for the one connection', () => {
  test('serves calls in the order of their arrival', async () => {
    const queue = new ConnectionQueue(10_000);
    const order: number[] = [];
    let using = 0;
    await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        await queue.acquire();
        using += 1;
        expect(using).toBe(1);
        order.push(number);
        await new Promise((resolve) => setImmediate(resolve));
        using -= 1;
        queue.release();
      }),
    );
    expect(order).toEqual([1, 2, 3, 4]);
    expect(queue.counts).toEqual({ open: 1, idle: 1, waiting: 0 });
  });

  test('limits the waiting time of calls, but not of other work', async () => {
    const queue = new ConnectionQueue(1);
    await queue.acquire();
    const patient = queue.run(async () => 'done');
    await expect(queue.acquire()).rejects.toSatisfy(isOutage);
    expect(queue.counts).toEqual({ open: 1, idle: 0, waiting: 1 });
    queue.release();
    expect(await patient).toBe('done');
    await queue.acquire();
  });

  test('has a maximum length', async () => {
    const queue = new ConnectionQueue(60_000);
    await queue.acquire();
    const waiting = Array.from({ length: 1000 }, () => queue.acquire());
    await expect(queue.acquire()).rejects.toThrow(DatabaseBusyError);
    for (const turn of waiting) {
      queue.release();
      await turn;
    }
  });

  test('lets the process handle network events between two calls', async () => {
    const queue = new ConnectionQueue(10_000);
    const order: string[] = [];
    const turns = Array.from({ length: 20 }, () => queue.run(async () => void order.push('turn')));
    setImmediate(() => order.push('network'));
    await Promise.all(turns);
    expect(order.indexOf('network')).toBeLessThan(3);
  });

  test('continues after failed work', async () => {
    const queue = new ConnectionQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'yes')).toBe('yes');
  });
});

describe('the embedded database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbeddedDatabase(null, { queueTimeoutMs: 1 });
    await migrate(database);
  });
  afterAll(() => database.close());

  test('answers 503 with Retry-After to a call that waited too long', async () => {
    const app = await buildApp({ settings: testSettings(), database });
    const visitor = new TestClient(app);
    await database.exclusively(async () => {
      const answer = await visitor.call('listEvents');
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      await visitor.ok('getHealth');
    });
    await visitor.ok('listEvents');
    await app.close();
  });
});
