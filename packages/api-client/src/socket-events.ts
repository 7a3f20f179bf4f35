import { detailsIn, retryAfterIn } from './calls/read-error.ts';
import type { ApiErrorCode } from './errors.ts';
import type { Conversation, components, Event, Marks, Message, NotificationsRead, Presence } from './types.ts';

type SocketError = components['schemas']['Error'];
export type JoinAnswer = components['schemas']['Flag'] | SocketError;

/** Numbers of unread notifications. An older server does not count those that are not about messages. */
export type UnreadNotifications = Omit<NotificationsRead, 'success'>;

/** `auth` of the handshake. The server rejects a client of another major version. */
export interface SocketAuth {
  contract?: string;
}

/** An error of a handshake or an acknowledgement. Older servers send only a message. */
export interface SocketRejection {
  readonly code: ApiErrorCode | undefined;
  readonly message: string | undefined;
  /** Seconds after which another attempt can succeed. */
  readonly retryAfter: number | undefined;
}

/** Reads the error of a `connect_error`, or of an acknowledgement. */
export function socketRejectionOf(rejected: Error | JoinAnswer): SocketRejection {
  const body = 'data' in rejected ? rejected.data : rejected;
  const { code, serverMessage: message } = { ...detailsIn(rejected), ...detailsIn(body) };
  return { code, message, retryAfter: retryAfterIn(body) };
}

const passing: ReadonlySet<ApiErrorCode | undefined> = new Set([
  'rate_limited',
  'unavailable',
  'internal_error',
  undefined,
]);

/** Whether the same attempt can succeed later; for an unknown code it may not. */
export function isWorthRetrying({ code }: SocketRejection): boolean {
  return passing.has(code);
}

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
  /** The version of the contract that the server speaks, before every other event. */
  contract: (spoken: { version: string }) => void;
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
  /** The member's notifications have changed, with the unread counts. `listNotifications` has them. */
  notifications: (change: UnreadNotifications) => void;
  /** Settings of the community, or the banner, have changed. `getCommunity` and `listNotifications` have them. */
  communityChanged: (change: { changedAt: string }) => void;
}
