import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from '../../src/plugins/connection-limit.ts';
import { InFlightRequest, requestsOf } from '../../src/plugins/in-flight-request.ts';
import { createHttpServer, surviveBrokenConnections } from '../../src/plugins/raw-connections.ts';
import { proxiesOf } from '../../src/trusted-proxies.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/**
 * Starts a server that accepts three connections and a thousand bytes of bodies per address, with a
 * function that opens one more.
 */
async function serve(trusted: Parameters<typeof proxiesOf>[0]) {
  const server = createHttpServer((request, response) => {
    // Resources of the request until its response.
    new InFlightRequest(response, requestsOf(request.socket));
    if (request.url === '/slow') return;
    request.resume().once('end', () => response.end('served'));
  });
  surviveBrokenConnections(server);
  limitConnections(server, proxiesOf(trusted), { connections: 3, arrivingBytes: 1000 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanUps.push(() => server.close());
  return async (bytes = ''): Promise<Socket> => {
    const accepted = once(server, bytes.includes('\r\n\r\n') ? 'request' : 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    cleanUps.push(() => socket.destroy());
    socket.on('error', () => {}).write(bytes);
    await accepted;
    return socket;
  };
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (length: number, body: string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${body}`;

async function isServed(socket: Socket, bytes = get()): Promise<boolean> {
  socket.write(bytes);
  const ended = once(socket, 'close').then(() => ['']);
  const [answer] = await Promise.race([once(socket, 'data'), ended]);
  return String(answer).startsWith('HTTP/1.1 200 ');
}

test('one connection too many for an address closes its longest idle one', async () => {
  const open = await serve(false);
  const [silent, half, idle] = [await open(), await open('GET / HTTP/1.1\r\nHost: '), await open()];
  expect(await isServed(idle)).toBe(true);
  const ended = once(silent, 'close');
  const newest = await open();
  await ended;
  expect(await isServed(newest)).toBe(true);
  const endedNext = once(half, 'close');
  await open();
  await endedNext;
  expect(await isServed(idle)).toBe(true);
});

test('a connection that waits for its answer is never closed', async () => {
  const open = await serve(false);
  const working = [await open(get('/slow')), await open(get('/slow')), await open(get('/slow'))];
  const newest = await open();
  await once(newest, 'close');
  expect(working.map(({ closed }) => closed)).toEqual([false, false, false]);
  working[0]?.destroy();
  await expect.poll(async () => await isServed(await open())).toBe(true);
});

test('an address has a limit for concurrent bodies, and the oldest one is dropped', async () => {
  const open = await serve(false);
  const first = await open(post(600, 'x'));
  const ended = once(first, 'close');
  const second = await open(post(600, 'x'));
  await ended;
  expect(await isServed(second, 'x'.repeat(599))).toBe(true);
});

test('our own proxy has no limit', async () => {
  const open = await serve(['loopback']);
  const sockets = [await open(), await open(), await open(), await open(), await open()];
  for (const socket of sockets) expect(await isServed(socket)).toBe(true);
});

test('pipelined calls do not delay new connections', async () => {
  const open = await serve(false);
  await once(await open(get('/slow').repeat(20)), 'close');
  const beganAt = performance.now();
  const sockets = await Promise.all([open(), open()]);
  expect(await Promise.all(sockets.map((socket) => isServed(socket)))).toEqual([true, true]);
  // The second one waits for twice 100 ms; timers may be early by one.
  expect(performance.now() - beganAt).toBeGreaterThan(198);
});
