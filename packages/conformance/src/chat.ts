import {
  type ClientToServerEvents,
  type ServerToClientEvents,
  type SocketAuth,
  socketRejectionOf,
} from '@skill-exchange/api-client/socket-events';
import type { Message } from '@skill-exchange/api-client/types';
import { io, type Socket } from 'socket.io-client';
import { inject, onTestFinished } from 'vitest';
import type { Call, Caller } from './backend.ts';
import type { Member } from './members.ts';

export type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Opens the conversation of two members. Its fields may be at the top or under `conversation`. */
export async function open(one: Member, two: Member): Promise<string> {
  const answer = await one.chat.ok('openConversation', { body: { userId: one.id, otherUserId: two.id } });
  const conversation = 'conversation' in answer ? answer.conversation : answer;
  return (conversation as { _id: string })._id;
}

export const send = (from: Member, to: Member, text: string, headers: Record<string, string> = {}) =>
  from.chat.status('sendMessage', { body: { senderId: from.id, receiverId: to.id, text }, headers });

/** Sends a message and returns it from the response, bare or under `message`. */
export async function stored(from: Member, to: Member, text: string, headers: Record<string, string> = {}) {
  const body = { senderId: from.id, receiverId: to.id, text };
  const answer = await from.chat.ok('sendMessage', { body, headers });
  return ('message' in answer && answer.message !== undefined ? answer.message : answer) as Message;
}

export const read = (caller: Caller, conversationId: string, query: Call['query'] = {}) =>
  caller.ok('listMessages', { path: { conversationId }, query });

export const textsOf = (messages: readonly Message[]) => messages.map(({ text }) => text);

export const chatsOf = (member: Member) => member.chat.ok('listChatUsers', { path: { currentUserId: member.id } });

/** Starts to connect a socket. Closed after its test. */
function start(member: Pick<Member, 'socketCookie'>, headers: Record<string, string> = {}, auth: SocketAuth = {}) {
  const socket: ChatSocket = io(inject('backendUrl'), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: member.socketCookie, ...headers },
    auth,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

/** Connects a socket and collects the events it receives. Closed after its test. */
export async function connect(
  member: Pick<Member, 'socketCookie'>,
  headers: Record<string, string> = {},
  auth: SocketAuth = {},
) {
  const socket = start(member, headers, auth);
  /** Names of all events, and the version that the server speaks. */
  const events: string[] = [];
  let version: unknown;
  socket.onAny((name) => events.push(name));
  socket.on('contract', (spoken) => {
    version = spoken.version;
  });
  const heard: Message[] = [];
  socket.on('message', (message) => heard.push(message));
  /** Ids of conversations in `unread` events. */
  const unread: string[] = [];
  socket.on('unread', ({ conversationId }) => unread.push(conversationId));
  /** Ids of events in `eventRequest` events. */
  const requested: string[] = [];
  socket.on('eventRequest', ({ eventId }) => requested.push(eventId));
  /** Unread counts in `notifications` events. */
  const unreadNotifications: number[] = [];
  socket.on('notifications', (change) => unreadNotifications.push(change.unread));
  /** How often the community has changed. */
  const communityChanges: { changedAt: string }[] = [];
  socket.on('communityChanged', (change) => communityChanges.push(change));
  /** Payloads of `typing` events, with the time of their arrival in milliseconds. */
  const typing: { conversationId: string; memberId: string; at: number }[] = [];
  socket.on('typing', (typed) => typing.push({ ...typed, at: performance.now() }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const join = (id: string) => socket.timeout(5000).emitWithAck('join', id);
  return {
    heard,
    unread,
    requested,
    unreadNotifications,
    communityChanges,
    typing,
    socket,
    join,
    events,
    version: () => version,
  };
}

/** Connects a socket that joins conversations of its member. */
export async function listen(member: Pick<Member, 'socketCookie'>, ...conversationIds: readonly string[]) {
  const connected = await connect(member);
  for (const id of conversationIds) {
    const joined = await connected.join(id);
    if (joined.success !== true) throw new Error(`join answered ${JSON.stringify(joined)}`);
  }
  return connected;
}

/** Returns why a handshake is rejected. @throws Error if it is accepted */
export async function rejectionOf(member: Pick<Member, 'socketCookie'>, auth: SocketAuth = {}) {
  const socket = start(member, {}, auth);
  const error = await new Promise<Error>((resolve, reject) => {
    socket.once('connect', () => reject(new Error('The socket was accepted.')));
    socket.once('connect_error', resolve);
  });
  return socketRejectionOf(error);
}

/** How long a backend may take to close an unwanted socket, in milliseconds. */
const closingMs = 1000;

/** Whether such a socket is rejected at the handshake or closed immediately. */
export async function isRejected(member: Pick<Member, 'socketCookie'>, headers = {}): Promise<boolean> {
  try {
    const { socket } = await connect(member, headers);
    if (!socket.connected) return true;
    return await new Promise((resolve) => {
      socket.once('disconnect', () => resolve(true));
      setTimeout(() => resolve(!socket.connected), closingMs);
    });
  } catch {
    return true;
  }
}
