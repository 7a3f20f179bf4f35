import type { ClientToServerEvents, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import type { Message } from '@skill-exchange/api-client/types';
import type { Server, Socket } from 'socket.io';

/** The identity of an open socket, from its handshake. */
export interface SocketIdentity {
  memberId: string;
  sessionId: string;
}

/** Events between instances. */
interface InstanceEvents {
  /** Another instance has stored or changed a message; the change has this number in its conversation. */
  stored: (message: Message, changeSeq: number) => void;
  settings: () => void;
}

export type SocketServer = Server<ClientToServerEvents, ServerToClientEvents, InstanceEvents, SocketIdentity>;
export type MemberSocket = Socket<ClientToServerEvents, ServerToClientEvents, InstanceEvents, SocketIdentity>;

const conversationPrefix = 'conversation:';

/** Returns the conversation of a room; null for other rooms. */
export function conversationOfRoom(room: string): string | null {
  return room.startsWith(conversationPrefix) ? room.slice(conversationPrefix.length) : null;
}

/** The rooms a socket is in: its session's and its member's from the start, a conversation's after `join`. */
export const rooms = {
  conversation: (id: string) => `${conversationPrefix}${id}`,
  member: (id: string) => `member:${id}`,
  session: (id: string) => `session:${id}`,
};
