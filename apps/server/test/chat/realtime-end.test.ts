import { describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { enrol } from '../support/enrol.ts';
import { say, unknownId } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';
import { ended, join, useSockets } from '../support/test-socket.ts';

const server = useServer({ trustProxy: true });
const sockets = useSockets(() => server.app);

describe('the end of a session', () => {
  test('by logging out closes its sockets immediately, and no others', async () => {
    const ann = await server.join('Ann');
    const second = await server.logIn(ann.email, ann.password);
    const socket = await sockets.open({ cookie: ann.cookie });
    const other = await sockets.open({ cookie: second.cookie });
    const closing = ended(socket);
    await ann.chat.ok('logOut');
    expect(await closing).toBe('io server disconnect');
    await join(other, unknownId);
    expect(other.connected).toBe(true);
    await expect(sockets.open({ cookie: ann.cookie })).rejects.toThrow('Log in to chat.');
  });

  test('on every device closes the sockets of all of them', async () => {
    const ann = await server.join('Ann');
    const second = await server.logIn(ann.email, ann.password);
    const open = await Promise.all([ann, second].map(({ cookie }) => sockets.open({ cookie })));
    const closings = open.map(ended);
    await ann.api.ok('logOutEverywhere');
    expect(await Promise.all(closings)).toEqual(['io server disconnect', 'io server disconnect']);
  });

  test('by expiry, or on another instance, is found by the sweep and the next join', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'hello');
    const [swept, joining] = [await sockets.open({ cookie: ann.cookie }), await sockets.open({ cookie: ben.cookie })];
    await server.app.realtime.sweep();
    expect([swept.connected, joining.connected]).toEqual([true, true]);
    server.clock.advance(31 * 24 * 60 * 60);
    const closings = [ended(swept), ended(joining)];
    joining.emit('join', conversationId);
    await closings[1];
    await server.app.realtime.sweep();
    await closings[0];
  });
});

test.each(['websocket', 'polling'] as const)(
  'a plain client with a %s transport comes back by itself to the server that follows',
  async (transport) => {
    const [ann] = await enrol(server, 'Ann');
    const build = () => buildApp({ settings: testSettings(), database: server.database, clock: server.clock.now });
    const first = await build();
    const address = await first.listen({ port: 0, host: '127.0.0.1' });
    const options = { transports: [transport], reconnection: true, reconnectionDelay: 100 };
    const socket = await sockets.open({ cookie: ann.cookie }, options, address);
    const closing = ended(socket);
    await first.close();
    await closing;
    const next = await build();
    try {
      await next.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
      await expect.poll(() => socket.connected, { timeout: 10_000 }).toBe(true);
      expect(await join(socket, unknownId)).toMatchObject({ success: false });
    } finally {
      await next.close();
    }
  },
);

test('behind a trusted proxy the forwarded host is our own', async () => {
  const [ann] = await enrol(server, 'Ann');
  const from = (origin: string) => sockets.open({ cookie: ann.cookie, origin, 'x-forwarded-host': 'swap.example.org' });
  expect((await from('https://swap.example.org')).connected).toBe(true);
  await expect(from(sockets.address())).rejects.toThrow();
});
