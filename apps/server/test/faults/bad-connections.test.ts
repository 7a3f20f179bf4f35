import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { pictureAs, pictureForm } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const connections = 500;
let port = 0;
const opened: Socket[] = [];

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

/** Opens a connection over which only these bytes are sent. */
async function begin(bytes: string | Uint8Array): Promise<Socket> {
  return await new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', reject);
    opened.push(socket);
  });
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test.each([
  ['half of their headers', 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'one byte of their bodies',
    'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])('others are served while 500 connections have sent %s', async (_, bytes) => {
  const [ann] = await enrol(server, 'Ann');
  await Promise.all(Array.from({ length: connections }, () => begin(bytes)));
  await expect.poll(openConnections).toBeGreaterThanOrEqual(connections);
  const url = `http://127.0.0.1:${port}/api/user/get/${ann.id}`;
  for (let call = 0; call < 20; call += 1) {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${ann.token}` } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
});

test('an upload that breaks at any tenth leaves nothing behind', async () => {
  const [ann] = await enrol(server, 'Ann');
  const form = pictureForm({ name: 'Another name' }, await pictureAs('jpeg'));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const body = new Uint8Array(await request.arrayBuffer());
  const head = [
    `PUT /api/user/edit/${ann.id} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${ann.token}`,
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ];
  const whole = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  const before = await openConnections();
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const socket = await begin(whole.subarray(0, Math.floor((whole.length * tenth) / 10)));
    socket.destroy();
  }
  await expect.poll(openConnections).toBeLessThanOrEqual(before);
  const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
  expect(user).toMatchObject({ name: 'Ann', photo: '' });
  expect(await server.database.db.selectFrom('images').select('hash').execute()).toEqual([]);

  const answered = await begin(whole);
  const answer = await new Promise<string>((resolve) => answered.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
