import type { Conversation, components, Event, Marks, Message, Presence } from './types.ts';

type JoinAnswer = components['schemas']['Flag'] | components['schemas']['Error'];

/** Events from the client, by name (asyncapi.yaml). */
export interface ClientToServerEvents {
  /** Joins a conversation's room. Conversations of others are rejected in the acknowledgement. */
  join: (conversationId: Conversation['_id'], acknowledge?: (answer: JoinAnswer) => void) => void;
  /**
   * Hints that a message was stored. The server broadcasts its own copy, so this can neither forge nor
   * duplicate one.
   */
  sendMessage: (message: Message) => void;
  /** The member is typing in a conversation that the socket has joined. Send it at most every three seconds. */
  typing: (conversationId: Conversation['_id']) => void;
}

/** A member in a conversation. */
interface MemberInConversation {
  conversationId: Conversation['_id'];
  memberId: string;
}

/** Events from the server, by name. */
export interface ServerToClientEvents {
  /** A stored message, once, to everyone in the room, including its sender. */
  message: (message: Message) => void;
  /** An edited, deleted, removed or reacted message as it is now. */
  messageChanged: (message: Message) => void;
  /** How far a member has received and read. Only if the caller sees it. */
  marks: (change: MemberInConversation & Marks) => void;
  /** The other member is typing. Forget it after five seconds or with their next message. */
  typing: (change: MemberInConversation) => void;
  /** The other member has come online or left. */
  presence: (change: MemberInConversation & { presence: Presence }) => void;
  /** The unread count of a conversation has changed. `listChatUsers` has the counts. */
  unread: (change: { conversationId: Conversation['_id'] }) => void;
  /** The requests or participants of the member's event have changed. `listEventRequests` has the requests. */
  eventRequest: (change: { eventId: Event['_id'] }) => void;
  /** The member's notifications have changed, with the unread count. `listNotifications` has them. */
  notifications: (change: { unread: number }) => void;
}
