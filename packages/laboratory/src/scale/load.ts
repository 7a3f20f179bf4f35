import type { Message } from '@skill-exchange/api-client/types';
import { io } from 'socket.io-client';
import type { Damage } from '../../../../apps/server/test/faults/read-back.ts';
import { say } from '../../../../apps/server/test/support/kinds/things.ts';
import type { TestMember } from '../../../../apps/server/test/support/test-server.ts';

export type LoadResult = Damage & {
  calls: number;
  /** Unsuccessful calls. */
  failures: string[];
};

/**
 * Pairs of members who read and write without a pause, while the second of each pair listens. `finish`
 * ends the load and reads everything back.
 */
export function runLoad(address: string, members: TestMember[]) {
  const failures: string[] = [];
  let calls = 0;
  let isOver = false;
  const attempt = async <Answer>(what: string, call: () => Promise<Answer>): Promise<Answer | null> => {
    calls += 1;
    try {
      return await call();
    } catch (error) {
      failures.push(`${what}: ${(error as Error).message.split('\n')[0]}`);
      return null;
    }
  };

  async function talk(from: TestMember, to: TestMember) {
    const sent: string[] = [];
    const conversation = await attempt('openConversation', () =>
      from.chat.ok('openConversation', { body: { userId: from.id, otherUserId: to.id } }),
    );
    const conversationId = conversation?._id ?? '';
    const listener = listen(address, to, conversationId);
    for (let turn = 0; !isOver; turn += 1) {
      const stored = await attempt('sendMessage', () => say(from, to, `message ${turn}`));
      if (stored !== null) sent.push(stored._id);
      await attempt('getUser', () => to.api.ok('getUser', { path: { userId: from.id } }));
      await attempt('listUsers', () => from.api.ok('listUsers', { query: { limit: 20 } }));
    }
    return { conversationId, reader: to, sent, listener };
  }

  const pairs: Promise<Awaited<ReturnType<typeof talk>>>[] = [];
  for (let index = 0; index + 1 < members.length; index += 2) {
    const [from, to] = [members[index], members[index + 1]];
    if (from !== undefined && to !== undefined) pairs.push(talk(from, to));
  }

  return {
    failures,
    async finish(): Promise<LoadResult> {
      isOver = true;
      const damage: Damage = { lost: [], doubled: [], other: [] };
      for (const { conversationId, reader, sent, listener } of await Promise.all(pairs)) {
        const history = await reader.chat.ok('listMessages', { path: { conversationId } });
        const stored = history.map(({ _id }) => _id);
        const texts = new Set(history.map(({ text }) => text));
        // A call without a response may have been stored, once.
        const kept = sent.filter((id) => stored.includes(id));
        for (const id of sent) if (!kept.includes(id)) damage.lost.push(`message ${id}`);
        if (stored.filter((id) => kept.includes(id)).join() !== kept.join())
          damage.other.push('messages are not stored in the order in which they were answered');
        for (let extra = texts.size; extra < stored.length; extra += 1) damage.doubled.push('a message');
        const heard = listener.close();
        if (heard.length === 0) damage.other.push('a listener heard nothing');
        if (new Set(heard).size !== heard.length) damage.other.push('a message came twice to one connection');
        if (!isInOrder(heard, stored)) damage.other.push('messages came out of order');
      }
      return { calls, failures, ...damage };
    },
  };
}

/** Opens a member's socket for a conversation, which reconnects when its instance ends. */
function listen(address: string, member: TestMember, conversationId: string) {
  const heard: string[] = [];
  const socket = io(address, {
    extraHeaders: { cookie: member.cookie },
    transports: ['websocket'],
    forceNew: true,
  });
  socket.on('connect', () => socket.emit('join', conversationId));
  socket.on('message', (message: Message) => heard.push(message._id));
  return {
    close: () => {
      socket.disconnect();
      return heard;
    },
  };
}

/** Messages missed while reconnecting are in the history; received ones must be in order. */
function isInOrder(heard: readonly string[], stored: readonly string[]): boolean {
  const places = heard.map((id) => stored.indexOf(id));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
}
