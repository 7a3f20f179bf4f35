import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, repeat, type Target } from './attack.ts';
import { closed, open, openMany, say, watchAnswers } from './connection.ts';

const host = 'Host: localhost\r\n';
const paths = ['/', '/api/events/getAll', '/socket.io/?EIO=4&transport=websocket', '/health', '/assets/x.js', '/users'];
const pathOf = (number: number) => paths[number % paths.length] ?? '/';

/** Bytes to send before a connection is reset, one entry per phase of a request. */
const phases = [
  (path: string) => `GET ${path} HTTP/1.1\r\n${host}X-Half: `,
  (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`,
  (path: string) => `POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  (path: string) => `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nff\r\nhalf`,
  (path: string) => `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: x\r\n\r\n`,
  (path: string) =>
    `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  (path: string) =>
    `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  (path: string) => `GET ${path} HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
  (path: string) => `CONNECT ${path} HTTP/1.1\r\n${host}\r\n`,
];

/** Bytes that are not HTTP, or almost are. */
const garbage = [
  Buffer.from('16030100c8010000c40303', 'hex'),
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\x04\0\0\0\0\0'),
  Buffer.from('\r\n'.repeat(4000)),
  Buffer.from(
    `GET / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  ),
  Buffer.from(`GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`),
  Buffer.from(`GET / HTTP/1.1\r\n${host}Content-Length: 99999999999999999999\r\n\r\n`),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  Buffer.from('GET / HTTP/9.9\r\nHost: a\r\nHost: b\r\n\r\n'),
  Buffer.from('GET http://elsewhere.example/ HTTP/1.1\r\nHost: other\r\n\r\n'),
  Buffer.from(`GET //../..//%2e%2e/etc/passwd HTTP/1.1\r\n${host}\r\n`),
  Buffer.from(`GET /%00%ff%c0%ae HTTP/1.1\r\n${host}\r\n`),
  Buffer.from(`OPTIONS * HTTP/1.1\r\n${host}\r\n`),
  Buffer.from(`TRACE / HTTP/1.1\r\n${host}\r\n`),
  Buffer.from(`PROPFIND / HTTP/1.1\r\n${host}Depth: infinity\r\n\r\n`),
  Buffer.from(`QUERY /api/skills HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\n{}`),
  Buffer.from(`GET / HTTP/1.1\nHost: localhost\n\n`),
  Buffer.from(`GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`),
  Buffer.from(`POST /auth/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`),
];

const slowBeginnings = [
  `GET /health HTTP/1.1\r\n${host}X-Slow: `,
  `POST /auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
];

export const rawTcp: Attack[] = [
  {
    name: 'connections that are reset in every phase of a request',
    by: 'stranger',
    run: (target) => repeat(target, 8, (number) => resetAfter(target, number)),
  },
  {
    name: 'bytes that are no HTTP',
    by: 'stranger',
    run: (target) =>
      repeat(target, 8, (number) => {
        const bytes = garbage[number % (garbage.length + 1)] ?? randomBytes(2000);
        return say(target, bytes, 200);
      }),
  },
  { name: 'thousands of connections that say nothing', by: 'stranger', run: holdIdle },
  { name: 'headers and bodies a byte at a time', by: 'stranger', run: drip },
  { name: 'pipelined calls whose answers are never read', by: 'stranger', run: pipeline },
  {
    name: 'lists that are asked for and never read',
    by: 'stranger',
    run: async (target) => {
      const list = `GET /api/user/getAll HTTP/1.1\r\n${host}\r\n`;
      for (const socket of await openMany(target, 300)) {
        socket.pause();
        socket.write(list);
      }
      await untilOver(target);
    },
  },
  {
    name: 'headers of every size and number',
    by: 'stranger',
    run: (target) =>
      repeat(target, 8, (number) => {
        const bombs = [
          `X-A: ${'a'.repeat(15_000)}\r\n`,
          'X: y\r\n'.repeat(1900),
          `Cookie: ${'session=a; '.repeat(1200)}\r\n`,
          `X-Forwarded-For: ${'1.1.1.1, '.repeat(1500)}\r\n`,
          `Accept-Encoding: ${'gzip;q=0.1, '.repeat(1200)}\r\n`,
          `If-None-Match: ${'"a", '.repeat(2500)}\r\n`,
          `Authorization: Bearer ${'a.'.repeat(7000)}\r\n`,
          `X-Long: ${'a'.repeat(200_000)}\r\n`,
        ];
        const bomb = bombs[number % bombs.length] ?? '';
        return say(target, `GET ${pathOf(number)} HTTP/1.1\r\n${host}Connection: close\r\n${bomb}\r\n`, 500);
      }),
  },
  {
    name: 'bodies in chunks of one byte, with extensions',
    by: 'stranger',
    run: (target) => repeat(target, 4, () => sendChunks(target)),
  },
  {
    name: 'connections opened and reset at once',
    by: 'stranger',
    run: (target) =>
      repeat(target, 50, async () => {
        (await open(target)).resetAndDestroy();
        target.report.count('reset');
      }),
  },
  {
    name: 'requests that expect 100-continue and never send their body',
    by: 'stranger',
    run: (target) =>
      repeat(target, 100, () =>
        say(
          target,
          `POST /auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 50\r\n\r\n`,
          2000,
        ),
      ),
  },
];

async function resetAfter(target: Target, number: number): Promise<void> {
  const socket = await open(target);
  watchAnswers(target, socket);
  const bytes = phases[number % phases.length]?.(pathOf(Math.floor(number / phases.length)));
  socket.write(bytes ?? '');
  await pause(Math.random() * 50);
  socket.resetAndDestroy();
  target.report.count('reset');
}

async function holdIdle(target: Target): Promise<void> {
  const sockets = await openMany(target, 3000);
  // Some have already been served once and are kept alive.
  for (const socket of sockets.filter((_, index) => index % 3 === 0)) {
    watchAnswers(target, socket);
    socket.write(`GET /health HTTP/1.1\r\n${host}\r\n`);
  }
  await untilOver(target);
}

async function drip(target: Target): Promise<void> {
  const sockets = await openMany(target, 1000);
  for (const [index, socket] of sockets.entries()) {
    socket.resume();
    socket.write(slowBeginnings[index % slowBeginnings.length] ?? '');
  }
  while (!target.signal.aborted) {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
    await pause(1000, undefined, { signal: target.signal }).catch(() => {});
  }
}

async function pipeline(target: Target): Promise<void> {
  const calls = `GET /api/user/getAll?limit=100 HTTP/1.1\r\n${host}\r\n`.repeat(1000);
  await repeat(target, 10, async () => {
    const socket = await open(target);
    socket.pause();
    // Both ends' buffers fill, and the connection waits until the server closes it.
    for (let round = 0; round < 20 && !socket.destroyed; round += 1) socket.write(calls);
    await closed(socket, 5000);
    target.report.count(socket.destroyed ? 'closed' : 'left open');
    socket.destroy();
  });
}

async function sendChunks(target: Target): Promise<void> {
  const socket = await open(target);
  watchAnswers(target, socket);
  socket.write(
    `POST /auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunks = `1;${'e'.repeat(1000)}\r\n{\r\n`.repeat(100);
  for (let round = 0; round < 50 && socket.writable && !target.signal.aborted; round += 1) {
    socket.write(chunks);
    await pause(1);
  }
  await closed(socket, 200);
  socket.destroy();
}

async function untilOver({ signal }: Target): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
