import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { FairQueues } from '../../src/limits/fair-queue.ts';
import { fairShare } from '../../src/plugins/fair-share.ts';
import { createHttpServer } from '../../src/plugins/raw-connections.ts';
import { enrol } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const options = { atOnce: 3, maxWaiting: 5, answers: { burst: 1000, perSecond: 20_000 } };

const server = useServer({ rateLimits: { factor: 1, numbers: {} } });
const opened: Socket[] = [];
let port = 0;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function send(bytes: string, to = port): Promise<Socket> {
  const socket = connect(to, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

test('a connection that sends a thousand calls and reads no answer is closed', async () => {
  const socket = await send('GET /api/user/getAll HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000));
  await once(socket.resume(), 'close');
  expect((await server.visitor.call('getHealth')).status).toBe(200);
});

test('a few pipelined calls are all answered, in order', async () => {
  const paths = ['/health', '/nowhere', '/health'];
  const socket = await send(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await expect
    .poll(() => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status))
    .toEqual(['200', '404', '200']);
});

test('a call of a disconnected client counts until its work has ended', async () => {
  const app = fastify({ serverFactory: (handle) => createHttpServer(handle) });
  app.decorateRequest('caller', null);
  await app.register(fairShare, { settings: { rateLimits: { factor: 1, numbers: {} } } });
  let [started, finish] = [0, () => {}];
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/slow', async () => {
    started += 1;
    await finished;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const get = () => send('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n', (app.server.address() as AddressInfo).port);
  const connections = promisify(app.server.getConnections.bind(app.server));
  try {
    const sockets = await Promise.all(Array.from({ length: 8 }, get));
    await expect.poll(() => started).toBe(8);
    for (const socket of sockets) socket.resetAndDestroy();
    await expect.poll(() => connections()).toBe(0);
    const next = await get();
    await expect.poll(() => connections()).toBe(1);
    expect(started).toBe(8);
    finish();
    await once(next, 'data');
    expect(started).toBe(9);
  } finally {
    await app.close();
  }
});

test('a member’s forms are read one after the other', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const part = 'Content-Disposition: form-data; name="about"\r\n\r\nhello\r\n--b';
  const form = `--b\r\n${part}--\r\n`;
  const formOf = ({ id, token }: typeof ann, body: string, ...more: string[]) =>
    [
      `PUT /api/user/edit/${id} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${form.length}`,
      ...more,
      '',
      body,
    ].join('\r\n');
  const answers: string[] = [];
  const hear = (name: string, socket: Socket) => socket.once('data', () => answers.push(name));
  // The server sends 100 once it has read a request's headers; her next calls come after that.
  const halfOf = async () => {
    const half = await send(formOf(ann, form.slice(0, 5), 'Expect: 100-continue'));
    await once(half, 'data');
    return half;
  };
  const halves = [await halfOf(), await halfOf()];
  await ann.api.ok('listMySessions');
  hear('third', await send(formOf(ann, form)));
  hear('other', await send(formOf(ben, form)));
  await expect.poll(() => answers).toEqual(['other']);
  halves[0]?.destroy();
  await expect.poll(() => answers).toEqual(['other', 'third']);
});

test('an address’s calls wait for each other, but not for another address’s', async () => {
  const shares = new FairQueues(options);
  const turns = await Promise.all(Array.from({ length: options.atOnce }, () => shares.of('a').acquire()));
  let isWorking = false;
  const next = shares
    .of('a')
    .acquire()
    .then((end) => {
      isWorking = true;
      return end;
    });
  const others = await shares.of('b').acquire();
  expect(isWorking).toBe(false);
  turns[0]?.();
  // Calling it twice has no further effect.
  turns[0]?.();
  for (const end of [await next, others, ...turns]) end();
  expect(shares.size).toBe(0);
});

test('while a caller has not read an answer, its next call waits, and for a while after', async () => {
  const shares = new FairQueues(options);
  const read = shares.of('a').chargeResponse(3 * options.answers.burst);
  let isRead = false;
  const next = shares
    .of('a')
    .acquire()
    .then((end) => {
      expect(isRead).toBe(true);
      return end;
    });
  (await shares.of('b').acquire())();
  isRead = true;
  const readAt = performance.now();
  read();
  (await next)();
  // Two of the three bursts must decay.
  expect(performance.now() - readAt).toBeGreaterThan(99);
  await expect.poll(() => shares.size).toBe(0);
});

test('an address with too many waiting calls gets an error that asks to slow down', async () => {
  const shares = new FairQueues(options);
  const calls = Array.from({ length: options.atOnce + options.maxWaiting }, () => shares.of('a').acquire());
  await expect(shares.of('a').acquire()).rejects.toThrow(
    expect.objectContaining({ kind: 'too-many', retryAfterSeconds: 1 }),
  );
  for (const call of calls) (await call)();
  expect(shares.size).toBe(0);
});
