import { contractVersion } from '@skill-exchange/api-client/contract-version';
import type { JoinAnswer, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import type { Message, Person } from '@skill-exchange/api-client/types';
import { ws } from 'msw';
import { community } from './community.ts';
import { numberedThread } from './threads.ts';

/**
 * The chat's part of the socket: Engine.IO 4 and Socket.IO 5 over a websocket, hand-written because a
 * mock runs inside the browser. `0` opens, `2` and `3` are ping and pong, `40` connects, `42` is an event, `43` its
 * acknowledgement.
 */
const opening = '0{"sid":"mock","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}';
const entering = '40{"sid":"mock"}';
const eventWithAnswer = /^42(\d+)(\[.*)$/s;

const notFound: JoinAnswer = { success: false, code: 'conversation_not_found', message: 'Conversation not found.' };

const eventOf = <Name extends keyof ServerToClientEvents>(
  name: Name,
  payload: Parameters<ServerToClientEvents[Name]>[0],
) => `42${JSON.stringify([name, payload])}`;

/** A socket that listens to a conversation. */
type Listener = { readonly conversationId: string; readonly send: (frame: string) => void };

const listeners = new Set<Listener>();

/** Functions that send a frame to each open socket. */
const sockets = new Set<(frame: string) => void>();

/** Mocks the chat's socket: accepts joins of a conversation's members, and delivers messages of `sayLive`. */
export function liveChat() {
  // MSW removes the path of Socket.IO from a URL before it compares, so match every root.
  const link = ws.link(/^wss?:\/\/[^/]+\/?$/);
  return link.addEventListener('connection', ({ client, server }) => {
    if (!new URL(client.url).pathname.startsWith('/socket.io/')) return server.connect();
    const joined = new Set<Listener>();
    const send = (frame: string) => client.send(frame);
    send(opening);
    client.addEventListener('message', ({ data }) => {
      const frame = String(data);
      if (frame.startsWith('40')) {
        sockets.add(send);
        send(entering);
        send(eventOf('contract', { version: contractVersion }));
      }
      if (frame === '2') send('3');
      const [, answerId, event] = eventWithAnswer.exec(frame) ?? [];
      if (answerId === undefined || event === undefined) return;
      const conversationId = conversationIn(event);
      if (conversationId === null) return send(`43${answerId}${JSON.stringify([notFound])}`);
      const listener = { conversationId, send };
      joined.add(listener);
      listeners.add(listener);
      send(`43${answerId}[{"success":true}]`);
    });
    client.addEventListener('close', () => {
      sockets.delete(send);
      for (const listener of joined) listeners.delete(listener);
    });
  });
}

/** Stores and numbers a message, and sends it to every member of the conversation. */
export function sayLive(message: Message): void {
  community().messages.push(message);
  numberedThread(message.conversationId);
  community().unreadIds.add(message._id);
  for (const { conversationId, send } of listeners)
    if (conversationId === message.conversationId) send(eventOf('message', message));
}

/** Events of a conversation's room besides new messages, by name. */
type RoomEvents = Pick<ServerToClientEvents, 'messageChanged' | 'marks' | 'typing' | 'presence'>;

/** Sends an event to every member of the conversation; changes nothing that is stored. */
export function emitLive<Name extends keyof RoomEvents>(
  conversationId: string,
  name: Name,
  payload: Parameters<RoomEvents[Name]>[0],
): void {
  for (const listener of listeners)
    if (listener.conversationId === conversationId) listener.send(eventOf(name, payload));
}

/** Adds a request to join an event, and notifies every open socket. */
export function askLive(eventId: string, person: Person): void {
  const event = community().events.find(({ _id }) => _id === eventId);
  event?.requests.push(person);
  for (const send of sockets) send(eventOf('eventRequest', { eventId }));
}

/** Emits the numbers of unread notifications to every open socket; none of them is about messages. */
export function tellLive(unread: number): void {
  const counts = { unread, unreadBesidesMessages: unread };
  for (const send of sockets) send(eventOf('notifications', counts));
}

/** Notifies every open socket that the community has changed. */
export function changeCommunityLive(): void {
  for (const send of sockets) send(eventOf('communityChanged', { changedAt: new Date(Date.now()).toISOString() }));
}

/** Returns the number of open sockets. */
export const openSockets = () => sockets.size;

/** Returns the number of sockets that listen to a conversation. */
export function listenersOf(conversationId: string): number {
  return [...listeners].filter((listener) => listener.conversationId === conversationId).length;
}

/** Returns the conversation of a `join`; null for another event or an unknown conversation. */
function conversationIn(event: string): string | null {
  const [name, id]: unknown[] = JSON.parse(event);
  const found = community().conversations.find(({ _id }) => _id === id);
  return name === 'join' && found !== undefined ? found._id : null;
}
