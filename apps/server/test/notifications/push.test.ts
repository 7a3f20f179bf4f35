import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import type { JobData } from '../../src/jobs/queues.ts';
import { deliverPush } from '../../src/modules/delivery/deliver-push.ts';
import { createPushSender } from '../../src/modules/push/push-sender.ts';
import { holdSession } from '../support/kinds/things.ts';
import { usePushService } from '../support/programs/push-service.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const service = usePushService();

const context = (): AppContext => {
  const { context } = server.app;
  return { ...context, pushes: createPushSender(context.settings, service.fetch) };
};

/** Processes jobs that wait this many seconds at most, like the worker, however long the test takes. */
async function deliver(seconds = 0): Promise<void> {
  const { rows } = await sql<{ data: JobData['push'] }>`
    delete from jobs.job where name = 'push' and start_after <= created_on + make_interval(secs => ${seconds})
    returning data`.execute(server.database.db);
  for (const { data } of rows) await deliverPush(context(), data);
}

const setDevice = (member: TestMember, device = service.subscribe()) =>
  member.api.ok('setPushDevice', { body: device });

async function isOn(member: TestMember): Promise<boolean | undefined> {
  const { settings } = (await member.api.ok('getNotificationSettings')) as { settings: NotificationSettings };
  return settings.push?.isOn;
}

async function write(from: TestMember, to: TestMember, text = 'Hello') {
  return await from.chat.ok('sendMessage', { body: { senderId: from.id, receiverId: to.id, text } });
}

const titles = () => service.received.map(({ message }) => (message as { title: string }).title);

describe('a push', () => {
  test('reaches each device of a member, encrypted, signed, and without message texts', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const phone = await server.logIn(ben.email, ben.password);
    await setDevice(ben);
    await setDevice(phone);
    await setDevice(ana);
    const session = await holdSession(server, ana, ben, 24);
    await deliver();
    expect(service.received).toHaveLength(2);
    const [first] = service.received as [(typeof service.received)[number]];
    expect(first.message).toEqual({
      title: 'Ana planned a session with you',
      body: expect.stringMatching(/^It starts on .+ UTC\.$/),
      path: `/userDashboard/session/${session._id}`,
      tag: expect.stringMatching(/^notification-\d+$/),
    });
    expect(Date.parse(session.date)).toBeGreaterThan(server.clock.now().getTime());
    expect(first.headers).toMatchObject({ ttl: '3600', topic: (first.message as { tag: string }).tag });
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(first.headers.authorization ?? '') ?? [];
    expect(decodeJwt(token)).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: expect.stringMatching(/^mailto:/),
    });
    expect(key).toBe(context().pushes?.publicKey);

    await write(ana, ben, 'a secret');
    await deliver(10);
    expect(JSON.stringify(service.received)).not.toContain('a secret');
  });

  test('is in the language of its receiver', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await ben.api.ok('setNotificationSettings', { body: { language: 'de' } });
    await setDevice(ben);
    await holdSession(server, ana, ben, 24);
    await deliver();
    expect(service.received.map(({ message }) => message)).toMatchObject([
      { title: 'Ana hat ein Treffen mit dir geplant', body: expect.stringMatching(/^Es beginnt am .+ UTC\.$/) },
    ]);
  });

  test('about a hundred messages is one, and none if they are read within ten seconds', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await setDevice(ana);
    await setDevice(ben);
    for (let count = 0; count < 100; count += 1) await write(ana, ben);
    await deliver();
    expect(titles()).toEqual([]);
    await deliver(10);
    expect(titles()).toEqual(['Ana sent you 100 messages']);
    const { conversationId } = (await write(ben, ana)) as { conversationId: string };
    await ana.chat.ok('listMessages', { path: { conversationId } });
    await deliver(10);
    expect(titles()).toHaveLength(1);
  });

  test('waits for the end of quiet hours, and is not sent if the kind is off', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await setDevice(ben);
    const off = { kinds: [{ kind: 'message', push: false }] } as const;
    await ben.api.ok('setNotificationSettings', { body: off });
    await write(ana, ben);
    await deliver(10);
    expect(titles()).toEqual([]);

    // Tests start at noon.
    await ben.api.ok('setNotificationSettings', { body: { quietHours: { from: '11:00', to: '14:00' } } });
    await holdSession(server, ana, ben, 24);
    await deliver();
    expect(titles()).toEqual([]);
    await deliver(3 * 3_600);
    expect(titles()).toEqual([]);
    server.clock.advance(3 * 3_600);
    await deliver(3 * 3_600);
    expect(titles()).toEqual(['Ana planned a session with you']);
  });
});

describe('a device', () => {
  test('belongs to a log-in and ends with it', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const device = service.subscribe();
    await setDevice(ben, device);
    expect([await isOn(ben), await isOn(await server.logIn(ben.email, ben.password))]).toEqual([true, false]);
    // Another member logs in with the same browser.
    await setDevice(ana, device);
    expect([await isOn(ben), await isOn(ana)]).toEqual([false, true]);
    await ana.api.ok('removePushDevice');
    expect(await isOn(ana)).toBe(false);
    await setDevice(ben, device);
    await ben.api.ok('logOut');
    expect(await server.database.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  });

  test.each([404, 410])('that rejects them for good (%i) is forgotten', async (status) => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await setDevice(ben);
    service.status = status;
    await holdSession(server, ana, ben, 24);
    await deliver();
    expect(await isOn(ben)).toBe(false);
  });

  test('is forgotten after the fifth rejection in a row', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await setDevice(ben);
    const push = async (status: number) => {
      service.status = status;
      await ben.api.ok('readNotifications', { body: { upTo: server.clock.now().toISOString() } });
      await holdSession(server, ana, ben, 24);
      await deliver();
    };
    for (const status of [400, 403, 400, 400, 201, 400, 403, 413, 400]) await push(status);
    expect(await isOn(ben)).toBe(true);
    await push(400);
    expect(await isOn(ben)).toBe(false);
  });

  test('with a failing push service is retried', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await setDevice(ben);
    for (const status of [500, 503, 429]) {
      service.status = status;
      await holdSession(server, ana, ben, 24);
      await expect(deliver()).rejects.toThrow(`The push service answered ${status}.`);
      await ben.api.ok('readNotifications', { body: { upTo: server.clock.now().toISOString() } });
    }
    expect(await isOn(ben)).toBe(true);
  });

  test('that used another key of the server is off', async () => {
    const ben = await server.join('Ben');
    await setDevice(ben);
    await server.database.db.updateTable('push_devices').set({ server_key: 'of another server' }).execute();
    expect(await isOn(ben)).toBe(false);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/fcm/send/a',
    'https://127.0.0.1/',
    'https://fcm.googleapis.com.example.org/',
    'https://push.apple.com.evil.example/',
    'not an address',
  ])('at %s is not sent to', async (endpoint) => {
    const ben = await server.join('Ben');
    const { status, body } = await ben.api.call('setPushDevice', { body: { ...service.subscribe(), endpoint } });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: 'endpoint: must be an address of a push service that this server knows' }),
    ]);
  });

  test('with an unusable encryption key is rejected', async () => {
    const ben = await server.join('Ben');
    const { endpoint, keys } = service.subscribe();
    const body = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
    expect((await ben.api.call('setPushDevice', { body })).status).toBe(400);
  });
});
