import { describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { enrol } from '../support/enrol.ts';
import { atOnce, say, tally } from '../support/kinds/things.ts';
import { hasRedis, isRedisMissing, skipped, useInstances } from '../support/programs/test-instances.ts';
import { TestClient } from '../support/test-client.ts';
import { limitedTo, testSettings } from '../support/test-settings.ts';
import { join, received, useSockets } from '../support/test-socket.ts';

const limits = limitedTo({ 'log-in-failures-per-account-and-address-quarter': 10 });

describe.skipIf(isRedisMissing)(`two instances without Redis${skipped}`, () => {
  const instances = useInstances(limits);
  const sockets = useSockets(() => instances.one.app);

  test('continue with limits of their own, deliver stored messages later, and need no restart', async () => {
    const [ann, ben] = await enrol(instances.one, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'first');
    const annHere = await sockets.open({ cookie: ann.cookie });
    const benThere = await sockets.open({ cookie: ben.cookie }, {}, instances.other.address());
    for (const socket of [annHere, benThere]) await join(socket, conversationId);
    const [heardHere, heardThere] = [received(annHere), received(benThere)];
    const texts = (messages: typeof heardHere) => messages.map(({ text }) => text);

    await instances.redis.stop();
    await vi.waitFor(async () => expect(await hasRedis(instances.one.app)).toBe(false), 15_000);
    await say(ann, ben, 'while it is away');
    await vi.waitFor(() => expect(texts(heardHere)).toEqual(['while it is away']), 15_000);
    await instances.other.app.realtime.sweep();
    await vi.waitFor(() => expect(texts(heardThere)).toEqual(['while it is away']), 15_000);
    const failures = await atOnce(30, (index) =>
      (index % 2 === 0 ? instances.one : instances.other).visitor.call('logIn', {
        body: { email: 'nobody@example.org', password: 'a wrong one' },
      }),
    );
    expect(tally(failures)).toEqual({ 401: 20, 429: 10 });
    const third = await sockets.open({ cookie: ann.cookie });
    expect(await join(third, conversationId)).toEqual({ success: true });

    await instances.redis.start();
    await vi.waitFor(async () => expect(await hasRedis(instances.one.app)).toBe(true), 15_000);
    await vi.waitFor(async () => {
      const sent = await say(ann, ben, 'back');
      await vi.waitFor(() => expect(heardThere.at(-1)).toEqual(sent.message), 1000);
    }, 15_000);
    const everything = await ann.chat.ok('listMessages', { path: { conversationId } });
    expect(heardThere).toEqual(everything.slice(1));
    expect(heardHere).toEqual(everything.slice(1));
  });

  test('wait for a Redis that hangs only a moment', async () => {
    const member = await instances.one.join('Ana');
    instances.redis.freeze();
    try {
      const started = performance.now();
      const answer = await instances.one.visitor.call('logIn', {
        body: { email: member.email, password: member.password },
      });
      expect(answer.status).toBe(200);
      expect(performance.now() - started).toBeLessThan(8000);
    } finally {
      instances.redis.thaw();
    }
  });

  test('start without Redis, and connect to it later', async () => {
    await instances.redis.stop();
    const { database, clock } = instances.one;
    const settings = testSettings({ ...limits, redisUrl: instances.redis.url });
    const app = await buildApp({ settings, database, clock: clock.now });
    try {
      const client = new TestClient(app);
      await client.ok('listUsers');
      await instances.redis.start();
      await vi.waitFor(async () => expect(await hasRedis(app)).toBe(true), 15_000);
    } finally {
      await app.close();
    }
  });

  test('close without Redis', async () => {
    await instances.redis.stop();
    const { database } = instances.one;
    const settings = testSettings({ redisUrl: instances.redis.url });
    const app = await buildApp({ settings, database });
    await app.ready();
    await app.close();
    await instances.redis.start();
  });
});
