import { describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type ProxyTrust, proxiesOf } from '../../src/trusted-proxies.ts';
import { enrol } from '../support/enrol.ts';
import { TestClient } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';
import { limitedTo, testSettings } from '../support/test-settings.ts';
import { useSockets } from '../support/test-socket.ts';

const server = useServer();
const sockets = useSockets(() => server.app);

test.each<[ProxyTrust, string, boolean]>([
  [false, '127.0.0.1', false],
  [true, '203.0.113.7', true],
  [1, '203.0.113.7', true],
  [0, '127.0.0.1', false],
  [['loopback'], '127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['loopback'], '10.0.0.1', false],
  [['uniquelocal'], '172.18.0.5', true],
  [['uniquelocal'], '172.32.0.5', false],
  [['uniquelocal'], 'fd12::5', true],
  [['linklocal'], 'fe80::5', true],
  [['10.1.0.0/16', '2001:db8::7'], '10.1.255.255', true],
  [['10.1.0.0/16', '2001:db8::7'], '10.2.0.0', false],
  [['10.1.0.0/16', '2001:db8::7'], '2001:db8::7', true],
  [['10.1.0.0/16', '2001:db8::7'], '2001:db8::8', false],
  [['loopback'], 'unknown', false],
])('with %j, %s as a proxy of ours: %s', (trust, address, isProxy) => {
  expect(proxiesOf(trust)(address, 0)).toBe(isProxy);
});

test('only the nearest hops, by their number, are proxies', () => {
  const isProxy = proxiesOf(2);
  expect([0, 1, 2].map((hop) => isProxy('203.0.113.7', hop))).toEqual([true, true, false]);
});

describe('with the network of its proxies', () => {
  const own = { origin: 'https://swap.example.org', 'x-forwarded-host': 'swap.example.org' };

  test('a call is forwarded only by them', async () => {
    const [ann] = await enrol(server, 'Ann');
    const limits = limitedTo({ 'member-requests-per-address-minute': 2 });
    const settings = testSettings({ trustProxy: ['10.0.0.0/8'], ...limits });
    const app = await buildApp({ settings, database: server.database, clock: server.clock.now });
    const client = new TestClient(app, { cookie: ann.cookie, ...own });
    const call = async (remoteAddress: string, forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      return (await client.send({ method: 'POST', url: '/auth/logout', headers, remoteAddress })).status;
    };
    // A client that sends the header itself counts as one address, whatever the header says.
    expect(await call('203.0.113.7', '192.0.2.1')).toBe(403);
    expect(await call('203.0.113.7', '192.0.2.2')).toBe(403);
    expect(await call('203.0.113.7', '192.0.2.3')).toBe(429);
    expect(await call('10.0.0.1', '192.0.2.1')).toBe(200);
    await app.close();
  });

  test('so is the handshake of a socket', async () => {
    const [ann] = await enrol(server, 'Ann');
    const connect = async (trustProxy: ProxyTrust, headers: Record<string, string>) => {
      const settings = testSettings({ trustProxy });
      const app = await buildApp({ settings, database: server.database, clock: server.clock.now });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const opened = await sockets.open({ cookie: ann.cookie, ...headers }, {}, address).then(
        () => true,
        () => false,
      );
      await app.close();
      return opened;
    };
    expect(await connect(['loopback'], own)).toBe(true);
    expect(await connect(['10.0.0.0/8'], own)).toBe(false);
    const forged = 'swap.example.org, elsewhere.example';
    expect(await connect(['loopback'], { ...own, 'x-forwarded-host': forged })).toBe(false);
  });
});
