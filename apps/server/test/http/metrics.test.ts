import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const server = useServer();
const token = 'a token for the metrics alone';

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.visitor.send({ method: 'GET', url: '/metrics', headers, remoteAddress });

/** Returns the value of one series, such as `name{label="x"}`; undefined without one. */
function series(answer: TestAnswer, name: string): number | undefined {
  const line = answer.bytes
    .toString()
    .split('\n')
    .find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

test('calls are counted and timed by operation, and caller input is never a label', async () => {
  await server.visitor.call('getHealth');
  await server.visitor.errorOf('getUser', 401, { path: { userId: 'x' } });
  await server.visitor.call('listUsers', { query: { name: 'looked-for' } });
  await server.visitor.send({ method: 'GET', url: '/made-up-by-a-stranger' });
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(series(answer, 'skill_exchange_answers_total{operation="getHealth",status="200"}')).toBe(1);
  expect(series(answer, 'skill_exchange_answers_total{operation="getUser",status="401"}')).toBe(1);
  expect(series(answer, 'skill_exchange_answers_total{operation="other",status="404"}')).toBe(1);
  expect(series(answer, 'skill_exchange_request_duration_seconds_count{operation="listUsers"}')).toBe(1);
  expect(series(answer, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(answer.bytes.toString()).not.toMatch(/looked-for|made-up/);
});

test('jobs are counted by queue', async () => {
  const answer = await read();
  expect(series(answer, 'skill_exchange_jobs{queue="dead-email",state="waiting"}')).toBe(0);
  expect(series(answer, 'skill_exchange_jobs_oldest_seconds{queue="email"}')).toBeGreaterThanOrEqual(0);
});

test('everything except jobs is measured while the database is down', async () => {
  const away = vi.spyOn(server.database.jobs, 'counts').mockRejectedValue(new Error('away'));
  const answer = await read();
  away.mockRestore();
  expect(answer.status).toBe(200);
  expect(series(answer, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('without a token, only this machine reads them', async () => {
  expect((await read({ host: 'localhost:3000' })).status).toBe(200);
  expect((await read({ host: '[::1]:3000' }, '::1')).status).toBe(200);
  expect((await read({}, '203.0.113.7')).status).toBe(404);
  expect((await read({ host: 'rebound.example.org' })).status).toBe(404);
  expect((await read({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await read({ forwarded: 'for=203.0.113.7' })).status).toBe(404);
});

test('with a token, every caller that sends it reads them, from anywhere', async () => {
  const app = await buildApp({ settings: testSettings({ metricsToken: token }), database: server.database });
  const ask = async (headers: Record<string, string>, remoteAddress: string) =>
    (await app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await ask({ authorization: `Bearer ${token}` }, '203.0.113.7')).toBe(200);
  expect(await ask({ authorization: `Bearer ${token}x` }, '127.0.0.1')).toBe(401);
  expect(await ask({}, '127.0.0.1')).toBe(401);
  await app.close();
});

test('behind a proxy and without a token, no caller reads them', async () => {
  const app = await buildApp({ settings: testSettings({ trustProxy: 1 }), database: server.database });
  expect((await app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  await app.close();
});

test('sockets are counted while they are open', async () => {
  const { database, clock } = server;
  const app = await buildApp({ settings: testSettings(), database, clock: clock.now });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^skill_exchange_websockets (\d+)$/m.exec(text)?.[1]);
  };
  const [ana] = [await server.join('Ana')];
  const socket = io(address, { transports: ['websocket'], extraHeaders: { cookie: ana.cookie } });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  expect(await open()).toBe(1);
  socket.disconnect();
  await expect.poll(open).toBe(0);
  await app.close();
});
