import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { conversationAccess } from '../modules/chat/service.ts';
import type { Deliveries } from './deliveries.ts';
import type { FloodGuard } from './flood-guard.ts';
import { watchActivity } from './member-activity.ts';
import { roomsPerSocket } from './member-limits.ts';
import type { OpenSockets } from './open-sockets.ts';
import { type MemberSocket, rooms } from './socket-server.ts';

type JoinAnswer = { success: true } | { success: false; message: string };

/** Socket.IO does not validate arguments: any number of any type, the last one possibly an acknowledgement. */
type Acknowledge = (answer: JoinAnswer) => void;

function acknowledgement(values: unknown[]): Acknowledge {
  const last = values.at(-1);
  return typeof last === 'function' ? (last as Acknowledge) : () => {};
}

const rejected = (message: string): JoinAnswer => ({ success: false, message });

export interface MemberSocketNeeds {
  guard: FloodGuard;
  deliveries: Deliveries;
  openSockets: OpenSockets;
  log: FastifyBaseLogger;
}

/** Handles the events of an authenticated socket: `join`, `typing`, and `sendMessage`, which changes nothing. */
export function serveMemberSocket(
  socket: MemberSocket,
  context: Pick<AppContext, 'db' | 'authSessionStands'>,
  { guard, deliveries, openSockets, log }: MemberSocketNeeds,
): void {
  socket.use((packet, next) => {
    if (guard.mayAct(socket.data.memberId)) next();
    else acknowledgement(packet)(rejected('Too much at once. Wait a moment and try again.'));
  });
  const activity = watchActivity(socket, context, { openSockets, log });
  socket.on('typing', async (conversationId: unknown) => {
    try {
      await activity.type(conversationId);
    } catch (error) {
      log.warn({ err: error }, 'typing not sent');
    }
  });
  socket.on('join', async (...values: unknown[]) => {
    const acknowledge = acknowledgement(values);
    try {
      const answer = await join(socket, context, deliveries, values[0]);
      acknowledge(answer);
      if (answer.success) await activity.announce(String(values[0]).toLowerCase());
    } catch (error) {
      log.warn({ err: error }, 'socket join failed');
      acknowledge(rejected("We're having trouble on our side. Try again in a moment."));
    }
  });
  // POST /api/chat/messages stores and broadcasts messages; the client's copy is ignored.
  socket.on('sendMessage', () => {});
}

async function join(
  socket: MemberSocket,
  context: Pick<AppContext, 'db' | 'authSessionStands'>,
  deliveries: Deliveries,
  conversationId: unknown,
): Promise<JoinAnswer> {
  const { memberId } = socket.data;
  if (typeof conversationId !== 'string') return rejected('Name the conversation by its id.');
  const standing = await context.authSessionStands(socket.data);
  if (standing === null || standing.isSuspended) {
    socket.disconnect(true);
    return rejected('Log in to do this.');
  }
  const access = await conversationAccess(context, memberId, conversationId);
  if (access === null) return rejected('Conversation not found.');
  if (!access.isMember) return rejected('Only the two members of this conversation can join it.');
  const room = rooms.conversation(access.conversationId);
  if (socket.rooms.size >= roomsPerSocket && !socket.rooms.has(room))
    return rejected('Too many conversations on one connection. Open another one.');
  await socket.join(room);
  // One of the two may have blocked the other before the socket was in the room that a block empties.
  if ((await conversationAccess(context, memberId, conversationId)) === null) {
    await socket.leave(room);
    return rejected('Conversation not found.');
  }
  // If the socket has disconnected during the wait, no later event would say so.
  if (!socket.rooms.has(room)) return { success: true };
  deliveries.begin(access.conversationId, access.lastSeq);
  // Messages stored since `seq` was read found no socket in the room.
  await deliveries.catchUp([access.conversationId]);
  return { success: true };
}
