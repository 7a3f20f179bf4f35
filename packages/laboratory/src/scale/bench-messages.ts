import { Agent } from 'node:http';
import type { Message } from '@skill-exchange/api-client/types';
import { io, type Socket } from 'socket.io-client';
import { say } from '../../../../apps/server/test/support/kinds/things.ts';
import { overHttp } from '../../../../apps/server/test/support/over-http.ts';
import { TestClient } from '../../../../apps/server/test/support/test-client.ts';
import type { TestMember } from '../../../../apps/server/test/support/test-server.ts';
import type { Instance } from './instance.ts';

type Pair = { from: TestMember; to: TestMember; socket: Socket; sent: string[]; heard: string[] };

/**
 * Pairs of members: one sends messages in sequence to the first instance, the other listens at the
 * second. Prints messages per second, delays, and whether any was lost, duplicated or out of order.
 */
export async function sendMessagesAcross(
  [one, other]: Instance[],
  members: TestMember[],
  { seconds, rate }: { seconds: number; rate: number },
): Promise<void> {
  if (one === undefined || other === undefined) throw new Error('Two instances are needed.');
  const agent = new Agent({ keepAlive: true });
  const writer = new TestClient(overHttp(one.address, agent));
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < members.length; index += 2) {
    const [from, to] = [members[index], members[index + 1]];
    if (from === undefined || to === undefined) continue;
    const sender = { ...from, chat: writer.with({ cookie: from.cookie }) };
    const { conversationId } = await say(sender, to, 'first');
    const heard: string[] = [];
    const socket = await listen(other.address, to.cookie, conversationId, ({ _id, text }) => {
      heard.push(_id);
      delays.push(performance.now() - (sentAt.get(text) ?? 0));
    });
    pairs.push({ from: sender, to, socket, sent: [], heard });
  }
  const started = performance.now();
  const end = started + seconds * 1000;
  const pauseMs = (1000 * pairs.length) / rate;
  await Promise.all(
    pairs.map(async (pair, index) => {
      let due = started + (pauseMs * index) / pairs.length;
      for (let turn = 0; due < end; turn += 1, due += pauseMs) {
        await until(due);
        const text = `${index} ${turn}`;
        sentAt.set(text, performance.now());
        pair.sent.push((await say(pair.from, pair.to, text))._id);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  await settled(pairs);
  report(pairs, delays, took);
  for (const { socket } of pairs) socket.disconnect();
  agent.destroy();
}

function report(pairs: readonly Pair[], delays: number[], seconds: number): void {
  const sent = pairs.reduce((sum, pair) => sum + pair.sent.length, 0);
  const heard = pairs.reduce((sum, pair) => sum + pair.heard.length, 0);
  const wrong = pairs.filter((pair) => pair.heard.join() !== pair.sent.join()).length;
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  console.log(
    `${(sent / seconds).toFixed(0)} messages a second from one instance to the other: ${sent} stored, ${heard} heard, ` +
      `${wrong} conversations with a message lost, doubled or out of order; from writing to hearing p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  if (wrong > 0 || sent === 0) process.exitCode = 1;
}

async function listen(
  address: string,
  cookie: string,
  conversationId: string,
  hear: (message: Message) => void,
): Promise<Socket> {
  const socket = io(address, { extraHeaders: { cookie }, transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  await socket.timeout(30_000).emitWithAck('join', conversationId);
  socket.on('message', hear);
  return socket;
}

/** Resolves at that moment, or immediately if it has passed. */
async function until(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** Messages in transit have ten seconds to arrive. */
async function settled(pairs: readonly Pair[]): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline && pairs.some((pair) => pair.heard.length < pair.sent.length)) {
    await until(performance.now() + 50);
  }
}
