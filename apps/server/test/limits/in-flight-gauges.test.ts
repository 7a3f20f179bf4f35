import { once } from 'node:events';
import { io } from 'socket.io-client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { credentialsOf, formHead, listening, type RawServer } from '../support/programs/gauges.ts';
import { rawCallOf } from '../support/raw-call.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

// What requests and sockets take is released at their end, whatever ends them. `cut-bodies.test.ts` walks the contract.

const server = useServer({ rateLimits: { factor: 1, numbers: {} } });
let raw: RawServer;
let ann: TestMember;
beforeAll(async () => {
  raw = await listening(server.app);
});
beforeEach(async () => {
  [ann] = await enrol(server, 'Ann');
});
afterEach(() => void vi.restoreAllMocks());

const profile = () => `/api/user/edit/${ann.id}`;
const part = '--b\r\nContent-Disposition: form-data; name="about"\r\n\r\n';
const edit = async () => {
  const form = pictureForm({ name: 'Ann', about: 'Here.' });
  return (await ann.api.call('editUser', { path: { userId: ann.id }, form })).status;
};
const withPicture = async () => {
  const call = { path: { userId: ann.id }, form: pictureForm({ name: 'Ann' }, await pngPicture()) };
  const { head, body } = await rawCallOf('editUser', call, { headers: credentialsOf(ann), extra: Buffer.alloc(0) });
  return Buffer.concat([head, body]);
};

describe('the memory of a form is free again', () => {
  test('after each of eight that were cut, so that the next one is taken', async () => {
    for (let form = 0; form < 8; form += 1) {
      const socket = await raw.send(formHead('PUT', profile(), ann) + part);
      await expect.poll(raw.held).toMatchObject({ form_bytes: expect.any(Number), forms_running: 1 });
      socket.destroy();
      await expect.poll(raw.held).toEqual({});
    }
    expect(await edit()).toBe(200);
  });

  test('after those that were cut while they waited for others', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 6 }, () => raw.send(formHead('PUT', profile(), ann, 1000) + part)),
    );
    await expect.poll(raw.held).toMatchObject({ forms_running: 2, forms_waiting: 4 });
    for (const socket of sockets.toReversed()) socket.resetAndDestroy();
    await expect.poll(raw.held).toEqual({});
    expect(await edit()).toBe(200);
  });

  test('after one that stalls, which gets 408', async () => {
    const { timeout } = server.app.server;
    server.app.server.setTimeout(100);
    try {
      const socket = await raw.send(formHead('PUT', profile(), ann) + part);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
      await expect.poll(raw.held).toEqual({});
    } finally {
      server.app.server.setTimeout(timeout);
    }
  });

  test('once the work of a disconnected client has ended, and not before', async () => {
    let fail = (_error: Error) => {};
    const decoding = vi.spyOn(server.app.context.pictures, 'decode').mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const socket = await raw.send(await withPicture());
    await expect.poll(() => decoding.mock.calls.length).toBe(1);
    const before = await raw.connections();
    socket.destroy();
    await expect.poll(raw.connections).toBeLessThan(before);
    expect(await raw.held()).toMatchObject({ form_bytes: expect.any(Number), forms_running: 1, pictures: 1 });
    fail(new Error('broken'));
    await expect.poll(raw.held).toEqual({});
  });

  test('after an error of the server', async () => {
    vi.spyOn(server.app.context.pictures, 'decode').mockRejectedValue(new Error('broken'));
    const socket = await raw.send(await withPicture());
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 500 /);
    await expect.poll(raw.held).toEqual({});
  });

  test('when the server closes', async () => {
    const app = await buildApp({ settings: testSettings(), database: server.database, clock: server.clock.now });
    const other = await listening(app);
    await other.send(formHead('PUT', profile(), ann) + part);
    const { formBytesInFlight } = app.context.limits;
    await expect.poll(() => formBytesInFlight.total).toBeGreaterThan(0);
    await app.close();
    await expect.poll(() => formBytesInFlight.total).toBe(0);
  });
});

test('a call that is rejected after its client has disconnected leaves its queue', async () => {
  const { context } = server.app;
  const ask = context.authSessionStands;
  const before = await raw.connections();
  const head = [
    'POST /api/events/5d0f7a54-6d0c-4f6f-9f4b-1b2a3c4d5e6f/waitlist HTTP/1.1',
    'Host: localhost',
    ...Object.entries(credentialsOf(ann)).map(([name, value]) => `${name}: ${value}`),
    'Content-Length: 1000',
    '',
    // The body of an operation without one is not awaited, so its call is not complete.
    'half of it',
  ].join('\r\n');
  let judgements = 0;
  let hasLeft = () => {};
  const left = new Promise<void>((resolve) => {
    hasLeft = resolve;
  });
  vi.spyOn(context, 'authSessionStands').mockImplementation(async (session) => {
    judgements += 1;
    // The second judgement follows the queue.
    if (judgements < 2) return await ask(session);
    await left;
    return null;
  });
  const socket = await raw.send(head);
  await expect.poll(() => judgements).toBe(2);
  expect(await raw.held()).toMatchObject({ calls_running: 1, body_bytes_arriving: 1000 });
  socket.destroy();
  await expect.poll(raw.connections).toBeLessThanOrEqual(before);
  hasLeft();
  await expect.poll(raw.held).toEqual({});
});

test('a socket that is cut leaves its member, its rooms and its place among the waiting', async () => {
  const [, ben] = [ann, ...(await enrol(server, 'Ben'))];
  const { conversationId } = await say(ben, ann, 'Hello');
  const address = `http://127.0.0.1:${new URL(server.app.listeningOrigin).port}`;
  const socket = io(address, { transports: ['websocket'], extraHeaders: { cookie: ann.cookie } });
  await socket.emitWithAck('join', conversationId);
  expect(await raw.held()).toMatchObject({ sockets_admitted: 1, conversations_joined: 1 });
  // Not closed: the connection breaks.
  (socket.io.engine.transport as unknown as { ws: { terminate(): void } }).ws.terminate();
  socket.io.reconnection(false);
  await expect.poll(raw.held).toEqual({});
  const upgrade = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');
  const stranger = await raw.send(upgrade);
  await expect.poll(raw.held).toEqual({ sockets_waiting: 1 });
  stranger.resetAndDestroy();
  await expect.poll(raw.held).toEqual({});
});
