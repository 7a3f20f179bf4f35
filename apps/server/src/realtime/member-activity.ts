import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { findSharingPresence } from '../modules/chat/thread-repository.ts';
import type { OpenSockets } from './open-sockets.ts';
import { type MemberSocket, rooms } from './socket-server.ts';

/** Typing is passed on at most this often for each conversation, in milliseconds. */
const typingEveryMs = 3_000;

/** What a socket shows of its member: that they are online, and typing. Nothing of it is stored. */
export interface MemberActivity {
  /** Notifies the other member of a conversation that this one is online, if both share presence. */
  announce(conversationId: string): Promise<void>;
  /** Passes typing on to the other member. Ignores conversations that the socket has not joined. */
  type(conversationId: unknown): Promise<void>;
}

/** Watches a socket; when the member's last one has closed, the others read that they are no longer online. */
export function watchActivity(
  socket: MemberSocket,
  { db }: Pick<AppContext, 'db'>,
  { openSockets, log }: { openSockets: OpenSockets; log: FastifyBaseLogger },
): MemberActivity {
  const { memberId } = socket.data;
  const announced = new Set<string>();
  /** When typing was last passed on, by conversation; no larger than the rooms of a socket. */
  const typedAt = new Map<string, number>();

  const emit = (conversationId: string, presence: 'online' | 'today') =>
    socket.volatile.to(rooms.conversation(conversationId)).emit('presence', { conversationId, memberId, presence });

  // Read again each time: since the socket joined, one of the two may have blocked the other or hidden their activity.
  const sharing = async (conversationIds: readonly string[]) =>
    await findSharingPresence(db, conversationIds, memberId);
  const shares = async (conversationId: string) => (await sharing([conversationId])).length > 0;

  socket.once('disconnect', async () => {
    try {
      if (announced.size === 0 || (await openSockets.has(memberId))) return;
      for (const conversationId of await sharing([...announced])) emit(conversationId, 'today');
    } catch (error) {
      log.warn({ err: error }, 'presence not sent');
    }
  });

  return {
    announce: async (conversationId) => {
      if (announced.has(conversationId)) return;
      if (!(await shares(conversationId)) || !socket.connected) return;
      announced.add(conversationId);
      emit(conversationId, 'online');
    },
    type: async (id) => {
      const conversationId = String(id).toLowerCase();
      if (!socket.rooms.has(rooms.conversation(conversationId))) return;
      // A monotonic clock: an operator may set the wall clock back.
      const now = performance.now();
      if (now - (typedAt.get(conversationId) ?? Number.NEGATIVE_INFINITY) < typingEveryMs) return;
      typedAt.set(conversationId, now);
      if (!(await shares(conversationId))) return;
      socket.volatile.to(rooms.conversation(conversationId)).emit('typing', { conversationId, memberId });
    },
  };
}
