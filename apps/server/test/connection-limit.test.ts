import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from '../src/plugins/connection-limit.ts';
import { proxiesOf } from '../src/trusted-proxies.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A server that takes three connections of an address, and a way to open one more and ask something over it. */
async function serve(trusted: Parameters<typeof proxiesOf>[0]) {
  const server = createServer((_request, response) => response.end('served'));
  limitConnections(server, proxiesOf(trusted), 3);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanUps.push(() => server.close());
  return async (): Promise<{ socket: Socket; isServed: boolean }> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    cleanUps.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const isServed = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    return { socket, isServed };
  };
}

test('an address has so many connections, and another one for each that it closes', async () => {
  const open = await serve(false);
  const [first] = [await open(), await open(), await open()];
  expect((await open()).isServed).toBe(false);
  first?.socket.destroy();
  await expect.poll(async () => (await open()).isServed).toBe(true);
  expect((await open()).isServed).toBe(false);
});

test('a proxy of ours has any number', async () => {
  const open = await serve(['loopback']);
  for (let count = 0; count < 5; count += 1) expect((await open()).isServed).toBe(true);
});
