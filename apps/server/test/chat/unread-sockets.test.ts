import type { Message } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';
import { ended, join, received, useSockets } from '../support/test-socket.ts';

const server = useServer();
const sockets = useSockets(() => server.app);

/** Stops reading a client's connection. */
function stopReading({ io }: Awaited<ReturnType<typeof sockets.open>>): { resume(): void } {
  const { transport } = io.engine as unknown as {
    transport: { ws: { _socket: { pause(): void; resume(): void } } };
  };
  const connection = transport.ws._socket;
  connection.pause();
  return connection;
}

test('a socket that does not read is closed, and the others of the room receive everything', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId, message } = await say(ann, ben, 'before');
  const deaf = await sockets.open({ cookie: ann.cookie });
  const listening = await sockets.open({ cookie: ben.cookie });
  for (const socket of [deaf, listening]) await join(socket, conversationId);
  const heard = received(listening);
  const connection = stopReading(deaf);
  // More than the buffers of both machines hold: 40 MB.
  const text = 'x'.repeat(100_000);
  const count = 400;
  for (let seq = 2; seq < 2 + count; seq += 1) {
    server.app.realtime.broadcast({ ...message, _id: String(seq), text, seq, changeSeq: seq } as Message, seq);
    if (seq % 5 === 0) await expect.poll(() => heard.length, { interval: 5 }).toBe(seq - 1);
  }
  await expect.poll(() => heard.length).toBe(count);
  const end = ended(deaf);
  connection.resume();
  await end;
  expect(listening.connected).toBe(true);
});
