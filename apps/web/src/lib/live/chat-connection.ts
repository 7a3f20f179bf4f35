import { contractVersion } from '@skill-exchange/api-client/contract-version';
import {
  type ClientToServerEvents,
  isWorthRetrying,
  type ServerToClientEvents,
  type SocketAuth,
  type SocketRejection,
  socketRejectionOf,
  type UnreadNotifications,
} from '@skill-exchange/api-client/socket-events';
import type { Message } from '@skill-exchange/api-client/types';
import type { Socket } from 'socket.io-client';
import { logger } from '../logger.ts';

/** Reconnection attempts before `wake` must start a new round. */
const attempts = 5;

/** Milliseconds before the first attempt; later ones wait longer. */
const attemptDelay = 1000;

/** Seconds before another attempt that the server does not name, and the number of attempts. */
const retryPause = 10;
const retries = 6;

type Change<Name extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Name]>[0];

/** Events of the conversations that were joined. */
export type ConversationEvents = {
  /** A new message, or a changed one as it is now. */
  onMessage: (message: Message) => void;
  onMarks: (change: Change<'marks'>) => void;
  onTyping: (change: Change<'typing'>) => void;
  onPresence: (change: Change<'presence'>) => void;
};

type Events = ConversationEvents & {
  /** From now on the server sends messages of a conversation. Earlier ones must be fetched. */
  onJoined: (conversationId: string) => void;
  /** Unread counts have changed, or may have before the connection opened. */
  onUnread: () => void;
  /** The requests of one of the member's events have changed. */
  onEventRequest: (eventId: string) => void;
  /** The numbers of unread notifications; undefined for a new connection, when they are unknown. */
  onNotifications: (unread: UnreadNotifications | undefined) => void;
  /** The community has changed, or may have without a connection. */
  onCommunityChange: () => void;
};

export type ChatConnection = {
  /** Joins a conversation, now and after every reconnect. */
  join: (conversationId: string) => void;
  /** Hints to the server that a message was stored. */
  announce: (message: Message) => void;
  /** Says that the member is typing. */
  type: (conversationId: string) => void;
  /** Reconnects immediately, even after all attempts have failed: for example when the network is back. */
  wake: () => void;
  close: () => void;
};

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Opens the live connection and loads its code. Logs failures, never throws. */
export function openConnection(
  baseUrl: string,
  { onJoined, onUnread, onEventRequest, onNotifications, onCommunityChange, ...events }: Events,
): ChatConnection {
  const rooms = new Set<string>();
  let socket: ChatSocket | null = null;
  let isClosed = false;
  let isLoading = false;
  /** Handshakes that the server has rejected since the last connection. */
  let rejections = 0;
  let wasConnected = false;

  function enter(conversationId: string, triesLeft = retries): void {
    const entered = socket;
    entered?.emit('join', conversationId, (answer) => {
      if (answer.success === true) return onJoined(conversationId);
      logger.failure('Error joining a conversation', answer);
      const rejection = socketRejectionOf(answer);
      if (triesLeft === 0 || !isWorthRetrying(rejection)) return;
      later(rejection, () => {
        if (entered.connected) enter(conversationId, triesLeft - 1);
      });
    });
  }

  function later({ retryAfter = retryPause }: Pick<SocketRejection, 'retryAfter'>, retry: () => void): void {
    setTimeout(() => {
      if (!isClosed) retry();
    }, retryAfter * 1000);
  }

  /** Socket.IO retries a connection without a response by itself, but not one that the server has rejected. */
  function retryRejected(rejected: ChatSocket, error: Error): void {
    logger.failure('Error connecting the chat', error);
    if (rejected.active) return;
    const rejection = socketRejectionOf(error);
    rejections += 1;
    if (rejections > retries || !isWorthRetrying(rejection)) return;
    later(rejection, () => {
      if (!rejected.active) rejected.connect();
    });
  }

  function attach(opened: ChatSocket): void {
    socket = opened;
    opened.on('connect', () => {
      rejections = 0;
      for (const room of rooms) enter(room);
      onUnread();
      onNotifications(undefined);
      // The page has just loaded with the community as it is.
      if (wasConnected) onCommunityChange();
      wasConnected = true;
    });
    opened.on('message', (message) => {
      events.onMessage(message);
      // Not every backend sends `unread`.
      onUnread();
    });
    opened.on('messageChanged', events.onMessage);
    opened.on('marks', events.onMarks);
    opened.on('typing', events.onTyping);
    opened.on('presence', events.onPresence);
    opened.on('unread', onUnread);
    opened.on('eventRequest', ({ eventId }) => onEventRequest(eventId));
    opened.on('notifications', onNotifications);
    opened.on('communityChanged', onCommunityChange);
    opened.on('connect_error', (error) => retryRejected(opened, error));
  }

  function load(): void {
    if (isLoading || isClosed) return;
    isLoading = true;
    import('socket.io-client').then(
      ({ io }) => {
        isLoading = false;
        if (!isClosed) attach(connect(io, baseUrl));
      },
      (error: unknown) => {
        isLoading = false;
        logger.failure('Error loading the chat', error);
      },
    );
  }

  load();
  return {
    join(conversationId) {
      if (rooms.has(conversationId)) return;
      rooms.add(conversationId);
      if (socket?.connected) enter(conversationId);
    },
    announce: (message) => void (socket?.connected && socket.emit('sendMessage', message)),
    type: (conversationId) => void (socket?.connected && socket.emit('typing', conversationId)),
    wake() {
      if (socket === null) return load();
      // It is connected or connecting.
      if (socket.io._readyState !== 'closed') return;
      // Ends the current wait and starts a new round of attempts.
      socket.disconnect().connect();
    },
    close() {
      isClosed = true;
      socket?.disconnect();
    },
  };
}

function connect(io: typeof import('socket.io-client').io, baseUrl: string): ChatSocket {
  return io(baseUrl === '' ? window.location.origin : baseUrl, {
    withCredentials: true,
    auth: { contract: contractVersion } satisfies SocketAuth,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: attempts,
    reconnectionDelay: attemptDelay,
    // Each chat opens its own socket.
    forceNew: true,
  });
}
