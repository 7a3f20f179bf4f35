import { EventEmitter } from 'node:events';
import type { Message } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { Deliveries } from '../../src/realtime/deliveries.ts';
import { serveMemberSocket } from '../../src/realtime/member-socket.ts';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

/**
 * Three messages: sockets here have received the first, and an event announces the third, so the
 * second is read from the database. `meanwhile` runs during that read.
 */
async function threeMessages(meanwhile: (deliveries: Deliveries, conversationId: string) => void) {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  for (const text of ['one', 'two']) await say(ann, ben, text);
  const { conversationId, message } = await say(ann, ben, 'three');
  const told: string[] = [];
  const db = server.database.db.withPlugin({
    transformQuery: ({ node }) => {
      meanwhile(deliveries, conversationId);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const deliveries = new Deliveries(db, server.app.log, (_event, { text }) => void told.push(text));
  const third = message as Message;
  deliveries.begin(conversationId, 1);
  await deliveries.deliver(third, 3);
  return { told, third, deliveries };
}

test('a message stored elsewhere is sent before later ones', async () => {
  const { told } = await threeMessages(() => {});
  expect(told).toEqual(['two', 'three']);
});

test('a message read after the last socket has left is not sent and not kept', async () => {
  const { told, third, deliveries } = await threeMessages((all, id) => all.end(id));
  await deliveries.deliver(third, 4);
  expect(told).toEqual([]);
});

test('a socket that joins during a read gets only messages it does not know', async () => {
  const { told } = await threeMessages((all, id) => {
    all.end(id);
    all.begin(id, 2);
  });
  expect(told).toEqual(['three']);
});

test('a message stored while a socket joins is sent', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ann, ben, 'before');
  const { db } = server.database;
  const told: string[] = [];
  const deliveries = new Deliveries(db, server.app.log, (_event, { text }) => void told.push(text));
  const rooms = new Set<string>();
  const socket = Object.assign(new EventEmitter(), {
    data: { memberId: ann.id, sessionId: '' },
    rooms,
    use: () => {},
    // The conversation has already been read.
    join: async (room: string) => {
      const { message } = await say(ben, ann, 'meanwhile');
      await deliveries.deliver(message as Message, 2);
      rooms.add(room);
    },
  });
  const needs = { deliveries, log: server.app.log };
  serveMemberSocket(
    socket as never,
    { db, authSessionStands: async () => ({ role: 'member', isOperator: false, isSuspended: false }) },
    needs as never,
  );
  const answer = await new Promise((resolve) => socket.emit('join', conversationId, resolve));
  expect(answer).toEqual({ success: true });
  expect(told).toEqual(['meanwhile']);
});
