import type { ClientToServerEvents, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** What the server knows of an open socket, from its handshake. */
export interface SocketIdentity {
  memberId: string;
  sessionId: string;
}

export type SocketServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketIdentity
>;
export type MemberSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketIdentity
>;

/** The rooms a socket is in: its member's and its session's from the start, a conversation's after `join`. */
export const rooms = {
  conversation: (id: string) => `conversation:${id}`,
  member: (id: string) => `member:${id}`,
  session: (id: string) => `session:${id}`,
};
