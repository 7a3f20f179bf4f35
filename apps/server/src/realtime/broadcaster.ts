import type { Marks, Message } from '@skill-exchange/api-client/types';

/** Notifies open sockets on behalf of services. Never throws. */
export interface Broadcaster {
  /**
   * Emits a stored or changed message to the conversation's room, on every instance. Call it once per change, after
   * storing it; `changeSeq` is the number of the change in the conversation.
   */
  broadcast(message: Message, changeSeq: number): void;
  /** Emits a member's marks to their own sockets, and to the conversation's room if the other member sees them. */
  emitMarks(conversationId: string, marks: Marks, isShared: boolean): void;
  /** Emits to all sockets of a member, on every instance: a conversation's unread count has changed. */
  emitUnread(memberId: string, conversationId: string): void;
  /** Emits to all sockets of a host, on every instance: an event's requests or participants have changed. */
  emitEventRequest(hostId: string, eventId: string): void;
  /** Emits to all sockets of the members, on every instance: their notifications have changed. */
  emitNotifications(memberIds: readonly string[]): void;
  /** The same as `isHere` from counts, which lag behind for a minute after an instance has died. */
  isOnline(memberId: string): Promise<boolean>;
  /** Whether the member has a socket open, on any instance. */
  isHere(memberId: string): Promise<boolean>;
  /** Notifies the other instances that operators have changed settings. */
  emitSettings(): void;
  /** Emits to all sockets of this instance: settings that members see, or the banner, have changed. */
  emitCommunityChange(): void;
  /** Removes all sockets from a conversation's room, on every instance. */
  emptyRoom(conversationId: string): void;
  /** Closes the sockets of sessions that have ended. */
  endAuthSessions(sessionIds: string[]): void;
}
