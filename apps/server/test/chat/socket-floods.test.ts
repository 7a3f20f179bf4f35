import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { waitingPerAddress } from '../../src/realtime/flood-guard.ts';
import { enrol } from '../support/enrol.ts';
import { atOnce, unknownId } from '../support/kinds/things.ts';
import { overHttp } from '../support/over-http.ts';
import { useServer } from '../support/test-server.ts';
import { join, useSockets } from '../support/test-socket.ts';

const server = useServer({ trustProxy: ['loopback'] });
const sockets = useSockets(() => server.app);

const handshake = '/socket.io/?EIO=4&transport=';
let addresses = 0;
/** Returns headers of a network address that no other test uses. */
const fromElsewhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `192.0.2.${addresses}` };
};

/** Opens a raw websocket and reads Engine.IO's first packet; null if it is rejected. */
async function openBare(headers: Record<string, string>): Promise<WebSocket | null> {
  const url = new URL(`${handshake}websocket`, sockets.address().replace('http', 'ws'));
  const socket = new WebSocket(url, { headers, perMessageDeflate: true });
  // If it is closed during a write, it may see a network error.
  socket.on('error', () => {});
  const first = await once(socket, 'message').catch(() => null);
  return first === null ? null : socket;
}

/** Opens a raw websocket and connects as a member. */
async function openAsMember(cookie: string): Promise<WebSocket> {
  const socket = (await openBare({ cookie })) as WebSocket;
  socket.send('40');
  const [answer] = await once(socket, 'message');
  expect(String(answer)).toMatch(/^40{"sid"/);
  return socket;
}

/** Sends until the server closes the connection; the test times out otherwise. */
async function sendUntilClosed(socket: WebSocket, send: (socket: WebSocket) => void): Promise<void> {
  const closed = once(socket, 'close');
  while (socket.readyState === socket.OPEN) {
    for (let count = 0; count < 100; count += 1) send(socket);
    await new Promise(setImmediate);
  }
  await closed;
}

const floods: Record<string, (socket: WebSocket) => void> = {
  events: (socket) => socket.send(`421["join","${unknownId}"]`),
  'unknown events': (socket) => socket.send('42["x"]'),
  'packets of Engine.IO': (socket) => socket.send('6'),
  'packets that are none': (socket) => socket.send('x'),
  'namespaces that are not there': (socket) => socket.send('40/nowhere,'),
  pings: (socket) => socket.ping(),
  pongs: (socket) => socket.pong(),
  fragments: (socket) => socket.send('', { fin: false }),
  'large frames': (socket) => socket.send(`42["sendMessage","${'x'.repeat(30_000)}"]`),
  'binary frames': (socket) => socket.send(Buffer.alloc(30_000)),
};

describe('a socket that floods is closed', () => {
  test.each(Object.keys(floods))('with %s', async (kind) => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const other = await sockets.open({ cookie: ben.cookie });
    await sendUntilClosed(await openAsMember(ann.cookie), floods[kind] as (socket: WebSocket) => void);
    expect(await join(other, unknownId)).toMatchObject({ message: 'Conversation not found.' });
  });

  test.each(Object.keys(floods))('with %s before it is accepted, almost immediately', async (kind) => {
    const socket = (await openBare(fromElsewhere())) as WebSocket;
    const closed = once(socket, 'close');
    for (let count = 0; count < 200; count += 1) floods[kind]?.(socket);
    await closed;
  });

  test('and its member stays blocked for a minute', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await sendUntilClosed(await openAsMember(ann.cookie), (socket) => socket.send('42["x"]'));
    const error = await sockets.open({ cookie: ann.cookie }).catch((reason: Error & { data?: unknown }) => reason);
    expect(error).toMatchObject({
      message: 'Too much at once. Try again in a minute.',
      data: { success: false, code: 'rate_limited', retryAfter: expect.any(Number) },
    });
    const { retryAfter } = (error as { data: { retryAfter: number } }).data;
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect((await sockets.open({ cookie: ben.cookie })).connected).toBe(true);
  });

  test('also with polling', async () => {
    const [ann] = await enrol(server, 'Ann');
    const { inject } = overHttp(sockets.address());
    const headers = { cookie: ann.cookie };
    const { payload } = await inject({ url: `${handshake}polling`, headers });
    const url = `${handshake}polling&sid=${JSON.parse(payload.slice(1)).sid}`;
    const post = async (body: string) => (await inject({ method: 'POST', url, headers, payload: body })).statusCode;
    expect(await post('40')).toBe(200);
    expect((await inject({ url, headers })).payload).toMatch(/^40{"sid"/);
    await post(Array(1000).fill('42["x"]').join('\x1e'));
    expect(await post('42["x"]')).toBe(400);
    await expect(sockets.open(headers)).rejects.toThrow('Too much at once. Try again in a minute.');
  });
});

test('more handshakes than a member may open in a minute are told how long to wait', async () => {
  const [ann] = await enrol(server, 'Ann');
  const attempt = async () => {
    try {
      (await sockets.open({ ...fromElsewhere(), cookie: ann.cookie })).disconnect();
      return null;
    } catch (error) {
      return (error as { data: { code: string; retryAfter?: number } }).data;
    }
  };
  const attempts = [];
  for (let count = 0; count <= 120; count += 1) attempts.push(await attempt());
  expect(attempts.slice(0, 120)).toEqual(Array(120).fill(null));
  expect(attempts.at(-1)).toEqual({
    success: false,
    code: 'rate_limited',
    message: expect.stringMatching(/^Too much at once\. Try again in \d+ seconds?\.$/),
    retryAfter: expect.any(Number),
  });
});

test('of an address’s pending connections, the oldest makes room for the newest', async () => {
  const headers = fromElsewhere();
  const first = (await openBare(headers)) as WebSocket;
  const closed = once(first, 'close');
  const others = await atOnce(waitingPerAddress, () => openBare(headers));
  await closed;
  expect(others.map((socket) => socket?.readyState)).toEqual(Array(waitingPerAddress).fill(WebSocket.OPEN));
  for (const socket of others) socket?.terminate();
});

test('after a hundred without a log-in in a minute, only members are accepted', async () => {
  const [ann] = await enrol(server, 'Ann');
  const headers = fromElsewhere();
  const strangers = await atOnce(100, () => openBare(headers));
  for (const socket of strangers) socket?.terminate();
  await expect.poll(() => openBare(headers), { timeout: 10_000 }).toBeNull();
  const polling = await overHttp(sockets.address()).inject({ url: `${handshake}polling`, headers });
  expect(polling.statusCode).toBe(429);
  expect(polling.headers['retry-after']).toBe('60');
  expect((await sockets.open({ ...headers, cookie: ann.cookie })).connected).toBe(true);
  expect(await openBare(fromElsewhere())).not.toBeNull();
});

test('websockets are never compressed', async () => {
  const socket = (await openBare(fromElsewhere())) as WebSocket;
  expect(socket.extensions).toBe('');
  socket.terminate();
});
