import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { ProxyTrust } from '../../src/trusted-proxies.ts';
import { enrol } from '../support/enrol.ts';
import { overHttp } from '../support/over-http.ts';
import { passTime } from '../support/pass-time.ts';
import { useServer } from '../support/test-server.ts';
import { limitedTo, testSettings } from '../support/test-settings.ts';

const server = useServer();
const running: FastifyInstance[] = [];
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

/** Starts a server that allows an address this many requests per minute, and returns its URL. */
async function listen(requests: number, trustProxy: ProxyTrust = false): Promise<string> {
  const settings = testSettings({ ...limitedTo({ 'requests-per-address-minute': requests }), trustProxy });
  const app = await buildApp({ settings, database: server.database, clock: server.clock.now });
  running.push(app);
  return await app.listen({ port: 0, host: '127.0.0.1' });
}

const handshake = '/socket.io/?EIO=4&transport=';

/** Returns the status of a websocket's handshake: 101 when accepted. */
function upgrade(address: string): Promise<number | undefined> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
  };
  return new Promise((resolve, reject) => {
    const call = httpRequest(new URL(`${handshake}websocket`, address), { headers });
    call.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode);
    });
    call.once('error', reject);
    call.end();
  });
}

test('socket requests count with all others of their address', async () => {
  const address = await listen(4);
  const ask = (url: string) => overHttp(address).inject({ url });
  expect((await ask('/api/skills')).statusCode).toBe(200);
  expect((await ask(`${handshake}polling`)).statusCode).toBe(200);
  expect((await ask(`${handshake}polling&sid=unknown`)).statusCode).toBe(400);
  expect(await upgrade(address)).toBe(101);
  expect(await upgrade(address)).toBe(429);
  const rejected = await ask(`${handshake}polling`);
  expect(rejected.statusCode).toBe(429);
  expect(rejected.headers['retry-after']).toBe('60');
  expect(JSON.parse(rejected.payload)).toEqual(JSON.parse((await ask('/api/skills')).payload));
  passTime(60);
  expect(await upgrade(address)).toBe(101);
});

test('socket requests of members count for each of them, apart from their address', async () => {
  const [ann] = await enrol(server, 'Ann');
  const address = await listen(1);
  const poll = async (headers: Record<string, string>) =>
    (await overHttp(address).inject({ url: `${handshake}polling`, headers })).statusCode;
  expect([await poll({}), await poll({})]).toEqual([200, 429]);
  expect([await poll({ cookie: ann.cookie }), await poll({ cookie: ann.cookie })]).toEqual([200, 200]);
  expect(await poll({ cookie: `${ann.cookie}x` })).toBe(429);
});

test('the address forwarded by our own proxy counts, and by no other proxy', async () => {
  const poll = async (address: string, forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    return (await overHttp(address).inject({ url: `${handshake}polling`, headers })).statusCode;
  };
  const behindProxy = await listen(1, ['loopback']);
  expect(await poll(behindProxy, '192.0.2.1')).toBe(200);
  expect(await poll(behindProxy, '192.0.2.1')).toBe(429);
  expect(await poll(behindProxy, '192.0.2.2')).toBe(200);
  const inTheOpen = await listen(1);
  expect(await poll(inTheOpen, '192.0.2.1')).toBe(200);
  expect(await poll(inTheOpen, '192.0.2.2')).toBe(429);
});
