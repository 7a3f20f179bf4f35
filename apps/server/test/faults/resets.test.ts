import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { type ServerProcess, startProgram } from '../support/programs/server-process.ts';

let folder: string;
let server: ServerProcess;
let address = '';
/** Headers with a member's credentials; a stranger's have none. */
let credentials: string[] = [];

beforeAll(async () => {
  folder = await newDataFolder();
  // This test is not a flood, so it must not exceed the limits of an address.
  server = startProgram({ DATA_DIR: folder, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1000' });
  address = await server.address;
  const ann = { name: 'Ann', email: 'ann@example.org', password: 'nine lanterns drift past' };
  const post = (path: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ann),
    });
  await post('/auth/signup');
  const answer = await post('/auth/login');
  const { jwtToken } = (await answer.json()) as { jwtToken: string };
  credentials = [`Authorization: Bearer ${jwtToken}`, `Cookie: ${answer.headers.getSetCookie()[0]?.split(';')[0]}`];
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const paths = [
  '/',
  '/api/user/getAll',
  '/api/chat/messages',
  '/api/user/edit/me',
  '/auth/login',
  '/auth/signup',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=websocket',
  '/docs',
  '/api/images/none.webp',
  '/assets/none.js',
  '/unknown',
];

const websocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
/** The current credentials of requests. */
let sent: string[] = [];
const head = (first: string, ...fields: string[]) =>
  `${[`${first} HTTP/1.1`, 'Host: localhost', ...fields, ...sent].join('\r\n')}\r\n\r\n`;

/** The bytes to send, by the phase in which the connection breaks. */
const phases: Record<string, (path: string) => string | Buffer> = {
  'before anything is sent': () => '',
  'in the first line': (path) => `GET ${path.slice(0, 3)}`,
  'in the headers': (path) => head(`GET ${path}`).slice(0, -9),
  'after a whole request': (path) => head(`GET ${path}`),
  'while idle': (path) => head(`GET ${path}`, 'Connection: keep-alive'),
  'in the next request': (path) => head(`GET ${path}`) + head(`GET ${path}`).slice(0, -5),
  'with many requests waiting': (path) => head(`GET ${path}`).repeat(9),
  'in a JSON body': (path) =>
    `${head(`POST ${path}`, 'Content-Type: application/json', 'Content-Length: 90')}{"email":`,
  'in a form': (path) =>
    `${head(`PUT ${path}`, 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 900')}--b\r\n`,
  'in a chunk': (path) => `${head(`POST ${path}`, 'Transfer-Encoding: chunked')}ff\r\nhalf of it`,
  'in a chunk without a length': (path) => `${head(`POST ${path}`, 'Transfer-Encoding: chunked')}xyz\r\n`,
  'before a body that was asked for': (path) => head(`POST ${path}`, 'Content-Length: 5', 'Expect: 100-continue'),
  'before something else that was expected': (path) => head(`POST ${path}`, 'Content-Length: 5', 'Expect: 200-ok'),
  'after an unknown upgrade': (path) => head(`GET ${path}`, 'Connection: Upgrade', 'Upgrade: x'),
  'after an upgrade to HTTP/2': (path) =>
    head(`GET ${path}`, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAA'),
  'after an upgrade with a body': (path) => head(`POST ${path}`, ...websocket, 'Content-Length: 9'),
  'after half a websocket': (path) => head(`GET ${path}`, 'Connection: Upgrade', 'Upgrade: websocket'),
  'after a websocket opened': (path) => head(`GET ${path}`, ...websocket),
  'in a websocket frame': (path) =>
    Buffer.concat([Buffer.from(head(`GET ${path}`, ...websocket)), Buffer.from([0x81, 0xfe, 0x10, 0, 1, 2, 3, 4])]),
  'after a websocket frame that is none': (path) =>
    Buffer.concat([Buffer.from(head(`GET ${path}`, ...websocket)), Buffer.alloc(64, 0xff)]),
  'after CONNECT': () => head('CONNECT localhost:80'),
  'after TRACE': (path) => head(`TRACE ${path}`),
  'after the preface of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'in a TLS hello': () => Buffer.from('16030100c8010000c40303', 'hex'),
  'after garbage': () => Buffer.alloc(2048, 0xa5),
};

/** Opens a connection and sends these bytes; the response is discarded. */
async function send(bytes: string | Buffer): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  // The server may close first.
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  return socket;
}

test.each(['x', 'h2c', 'websocket'])('an upgrade to %s outside the chat is ignored', async (protocol) => {
  const fields = ['Connection: Upgrade', `Upgrade: ${protocol}`];
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(head('GET /health', ...fields));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['POST', '/auth/login', 'logIn', 'in a JSON body'],
  ['POST', '/api/chat/messages', 'sendMessage', 'in a JSON body'],
  ['PUT', '/api/user/edit/me', 'editUser', 'in a form'],
])('a client that goes away while it sends %s %s is no error', async (method, path, route, phase) => {
  sent = credentials;
  const socket = await send(phases[phase]?.(path) ?? '');
  expect((await fetch(`${address}/health`)).status).toBe(200);
  socket.resetAndDestroy();
  const line = `"method":"${method}","route":"${route}","status":499,"msg":"client gone"`;
  await expect.poll(server.output, { timeout: 10_000 }).toContain(line);
});

test.each(['stranger', 'member'])(
  'a connection of a %s that is reset in any phase ends itself alone',
  {
    timeout: 120_000,
  },
  async (who) => {
    sent = who === 'member' ? credentials : [];
    for (const bytesFor of Object.values(phases)) {
      const bytes = paths.map((path) => bytesFor(path));
      for (const socket of await Promise.all(bytes.map(send))) socket.resetAndDestroy();
      const waiting = await Promise.all(bytes.map(send));
      // It responds after it has read what these have sent.
      expect((await fetch(`${address}/health`)).status).toBe(200);
      for (const socket of waiting) socket.resetAndDestroy();
    }
    expect((await fetch(`${address}/api/user/getAll`)).status).toBe(200);
    expect(server.child.exitCode).toBeNull();
  },
);

test.each([
  ['GET', ''],
  ['POST', '40'],
])('a connection that is reset while it polls by %s ends itself alone', async (method, body) => {
  const path = '/socket.io/?EIO=4&transport=polling';
  const [, sid] = /"sid":"([^"]+)"/.exec(await (await fetch(address + path)).text()) ?? [];
  const fields = method === 'POST' ? ['Content-Length: 9'] : [];
  const polling = await send(`${head(`${method} ${path}&sid=${sid}`, ...fields)}${body}`);
  expect((await fetch(`${address}/health`)).status).toBe(200);
  polling.resetAndDestroy();
  // The session ends with the connection that it waited on.
  await expect.poll(async () => (await fetch(`${address}${path}&sid=${sid}`)).status, { timeout: 10_000 }).toBe(400);
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

test('the server stops cleanly without waiting for connections, in any phase', async () => {
  const waiting = await Promise.all(
    Object.values(phases).flatMap((bytesFor) => paths.map((path) => send(bytesFor(path)))),
  );
  expect((await fetch(`${address}/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  const { code, output, errors } = await server.ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  // A disconnecting client is not an error of the server.
  expect(output.split('\n').filter((line) => /"level":[56]0|uncaught|unhandled/i.test(line))).toEqual([]);
  for (const socket of waiting) socket.destroy();
});
