import type { ClientToServerEvents } from '@skill-exchange/api-client/socket-events';
import type { Error as ErrorBody } from '@skill-exchange/api-client/types';
import type { FastifyBaseLogger } from 'fastify';
import { conflict, forbidden, invalid, notFound, suspended, unauthenticated } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { conversationAccess } from '../modules/chat/service.ts';
import type { Deliveries } from './deliveries.ts';
import type { FloodGuard } from './flood-guard.ts';
import { watchActivity } from './member-activity.ts';
import { roomsPerSocket } from './member-limits.ts';
import type { OpenSockets } from './open-sockets.ts';
import { endsSocket, socketErrorOf } from './socket-errors.ts';
import { type MemberSocket, rooms } from './socket-server.ts';

/** Socket.IO does not validate arguments: any number of any type, the last one possibly an acknowledgement. */
type Acknowledge = (answer: { success: true } | ErrorBody) => void;

function acknowledgement(values: unknown[]): Acknowledge {
  const last = values.at(-1);
  return typeof last === 'function' ? (last as Acknowledge) : () => {};
}

const events: ReadonlySet<unknown> = new Set<keyof ClientToServerEvents>(['join', 'sendMessage', 'typing']);

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
    try {
      guard.countEvent(socket.data.memberId);
      if (!events.has(packet[0])) throw invalid('event', `must be one of ${[...events].join(', ')}`);
      next();
    } catch (error) {
      acknowledgement(packet)(socketErrorOf(error));
    }
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
      await join(socket, context, deliveries, values[0]);
      acknowledge({ success: true });
      await activity.announce(String(values[0]).toLowerCase());
    } catch (error) {
      const rejection = socketErrorOf(error, (cause) => log.warn({ err: cause }, 'socket join failed'));
      acknowledge(rejection);
      if (endsSocket(rejection)) socket.disconnect(true);
    }
  });
  // POST /api/chat/messages stores and broadcasts messages; the client's copy is ignored.
  socket.on('sendMessage', () => {});
}

/** @throws ApiError if the member may not join the conversation's room */
async function join(
  socket: MemberSocket,
  context: Pick<AppContext, 'db' | 'authSessionStands'>,
  deliveries: Deliveries,
  conversationId: unknown,
): Promise<void> {
  const { memberId } = socket.data;
  if (typeof conversationId !== 'string') throw invalid('conversationId', 'must be a text');
  const standing = await context.authSessionStands(socket.data);
  if (standing === null) throw unauthenticated();
  if (standing.isSuspended) throw suspended();
  const access = await conversationAccess(context, memberId, conversationId);
  if (access === null || access.isBlocked) throw notFound('Conversation');
  if (!access.isMember)
    throw forbidden('not_conversation_member', 'Only the two members of this conversation can join it.');
  const room = rooms.conversation(access.conversationId);
  if (socket.rooms.size >= roomsPerSocket && !socket.rooms.has(room))
    throw conflict('too_many_conversations', 'Too many conversations on one connection. Open another one.');
  await socket.join(room);
  // One of the two may have blocked the other before the socket was in the room that a block empties.
  const still = await conversationAccess(context, memberId, conversationId);
  if (still === null || still.isBlocked) {
    await socket.leave(room);
    throw notFound('Conversation');
  }
  // If the socket has disconnected during the wait, no later event would say so.
  if (!socket.rooms.has(room)) return;
  deliveries.begin(access.conversationId, access.lastSeq);
  // Messages stored since `seq` was read found no socket in the room.
  await deliveries.catchUp([access.conversationId]);
}
