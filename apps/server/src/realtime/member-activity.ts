import type { AppContext } from '../context.ts';
import { sharesPresence } from '../modules/chat/thread-repository.ts';
import type { OpenSockets } from './open-sockets.ts';
import { type MemberSocket, rooms } from './socket-server.ts';

/** Typing is passed on at most this often for each conversation, in milliseconds. */
const typingEveryMs = 3_000;

/** What a socket shows of its member: that they are online, and typing. Nothing of it is stored. */
export interface MemberActivity {
  /** Tells the other member of a conversation that this one is online, if both share presence. */
  announce(conversationId: string): Promise<void>;
  /** Passes typing on to the other member. Ignores conversations that the socket has not joined. */
  type(conversationId: unknown): Promise<void>;
}

/** Watches a socket; when the member's last one has closed, the others read that they are no longer online. */
export function watchActivity(
  socket: MemberSocket,
  { db }: Pick<AppContext, 'db'>,
  openSockets: OpenSockets,
): MemberActivity {
  const { memberId } = socket.data;
  const announced = new Set<string>();
  /** When typing was last passed on, by conversation; no larger than the rooms of a socket. */
  const typedAt = new Map<string, number>();

  const emit = (conversationId: string, presence: 'online' | 'today') =>
    socket.volatile.to(rooms.conversation(conversationId)).emit('presence', { conversationId, memberId, presence });

  socket.once('disconnect', async () => {
    if (announced.size === 0 || (await openSockets.has(memberId))) return;
    for (const conversationId of announced) emit(conversationId, 'today');
  });

  return {
    announce: async (conversationId) => {
      if (announced.has(conversationId)) return;
      if (!(await sharesPresence(db, conversationId, memberId)) || !socket.connected) return;
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
      // Read again each time: the two may have blocked each other since.
      if (!(await sharesPresence(db, conversationId, memberId))) return;
      socket.volatile.to(rooms.conversation(conversationId)).emit('typing', { conversationId, memberId });
    },
  };
}
