import type { Message } from '@skill-exchange/api-client/types';

/** Notifies open sockets on behalf of services. Never throws. */
export interface Broadcaster {
  /**
   * Emits a stored message to the conversation's room, on every instance. Call it once per message, after storing it;
   * `seq` is its number in the conversation.
   */
  broadcast(message: Message, seq: number): void;
  /** Emits to all sockets of a member, on every instance: a conversation's unread count has changed. */
  emitUnread(memberId: string, conversationId: string): void;
  /** Emits to all sockets of a host, on every instance: an event's requests or participants have changed. */
  emitEventRequest(hostId: string, eventId: string): void;
  /** Emits to all sockets of the members, on every instance: their notifications have changed. */
  emitNotifications(memberIds: readonly string[]): void;
  /** Whether the member has a socket open, on any instance. */
  isHere(memberId: string): Promise<boolean>;
  /** Closes the sockets of sessions that have ended. */
  endAuthSessions(sessionIds: string[]): void;
}
