import type { Message } from '@skill-exchange/api-client/types';

/** Notifies open sockets for services, which need not know how sockets work. Never throws. */
export interface Broadcaster {
  /**
   * To everyone in the conversation's room, on every instance. Call it once for each stored message, once stored; `seq`
   * is its number in the conversation.
   */
  broadcast(message: Message, seq: number): void;
  /** To all of a member's sockets, on every instance: what is unread in a conversation has changed. */
  tellUnread(memberId: string, conversationId: string): void;
  /** To all of a host's sockets, on every instance: who asks to join an event, or takes part, has changed. */
  tellEventRequest(hostId: string, eventId: string): void;
  /** To all of each member's sockets, on every instance: their notifications have changed. */
  tellNotifications(memberIds: readonly string[]): void;
  /** Whether the member has a socket open, on any instance. */
  isHere(memberId: string): Promise<boolean>;
  /** Closes the sockets of sessions that have ended. */
  endAuthSessions(sessionIds: string[]): void;
}
