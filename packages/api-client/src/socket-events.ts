import type { Conversation, components, Event, Message } from './types.ts';

type JoinAnswer = components['schemas']['Flag'] | components['schemas']['Error'];

/** What a client emits, by event name, as asyncapi.yaml lays down. */
export interface ClientToServerEvents {
  /** Enter a conversation's room. A conversation of others is rejected in the acknowledgement. */
  join: (conversationId: Conversation['_id'], acknowledge?: (answer: JoinAnswer) => void) => void;
  /** A hint that a message was stored. The server broadcasts its own copy, so this can neither forge nor double one. */
  sendMessage: (message: Message) => void;
}

/** What the server emits, by event name. */
export interface ServerToClientEvents {
  /** A stored message, once, to everyone in the room, its sender included. */
  message: (message: Message) => void;
  /** What is unread in a conversation has changed: a message was stored, or some were read. `listChatUsers` has the counts. */
  unread: (change: { conversationId: Conversation['_id'] }) => void;
  /** Who asks to join an event of the member's, or takes part, has changed. `listEventRequests` has them. */
  eventRequest: (change: { eventId: Event['_id'] }) => void;
  /** The member's notifications have changed: so many are unread. `listNotifications` has them. */
  notifications: (change: { unread: number }) => void;
}
