import type { UnreadNotifications } from '@skill-exchange/api-client/socket-events';
import type { Message } from '@skill-exchange/api-client/types';
import { retryImport } from '../lazy-with-preload.ts';
import { logger } from '../logger.ts';
import { observable } from '../observable.ts';
import type { ChatConnection, ConversationEvents } from './chat-connection.ts';

/** How often each conversation was joined, initially and after every reconnect. */
export type Joins = Readonly<Record<string, number>>;

type Listener = Partial<ConversationEvents> & {
  /** Unread counts have changed, or may have without a connection. */
  onUnread?: () => void;
  /** The requests of one of the member's events have changed. */
  onEventRequest?: (eventId: string) => void;
  /** The number of unread notifications; undefined if it may have changed without a connection. */
  onNotifications?: (unread: UnreadNotifications | undefined) => void;
  /** Settings or the banner of the community have changed, or may have without a connection. */
  onCommunityChange?: () => void;
};

export type LiveChat = ReturnType<typeof createLiveChat>;

/** This tab's live connection, shared by all listeners. Loads nothing before `open`. */
export function createLiveChat(baseUrl: string) {
  const joins = observable<Joins>({});
  const listeners = new Set<Listener>();
  const rooms = new Set<string>();
  let connection: ChatConnection | null = null;
  let isWanted = false;

  async function connect(): Promise<void> {
    const { openConnection } = await retryImport(() => import('./chat-connection.ts'));
    if (!isWanted || connection !== null) return;
    connection = openConnection(baseUrl, {
      onMessage: (message) => {
        for (const { onMessage } of listeners) onMessage?.(message);
      },
      onMarks: (change) => {
        for (const { onMarks } of listeners) onMarks?.(change);
      },
      onTyping: (change) => {
        for (const { onTyping } of listeners) onTyping?.(change);
      },
      onPresence: (change) => {
        for (const { onPresence } of listeners) onPresence?.(change);
      },
      onJoined: (id) => joins.set({ ...joins.get(), [id]: (joins.get()[id] ?? 0) + 1 }),
      onUnread: () => {
        for (const { onUnread } of listeners) onUnread?.();
      },
      onEventRequest: (eventId) => {
        for (const { onEventRequest } of listeners) onEventRequest?.(eventId);
      },
      onNotifications: (unread) => {
        for (const { onNotifications } of listeners) onNotifications?.(unread);
      },
      onCommunityChange: () => {
        for (const { onCommunityChange } of listeners) onCommunityChange?.();
      },
    });
    for (const room of rooms) connection.join(room);
  }

  return {
    joins,
    open(): void {
      if (connection !== null) return;
      isWanted = true;
      connect().catch((error: unknown) => logger.failure('Error loading the chat', error));
    },
    /** Closes the connection and leaves every conversation: the next member in this tab has others. */
    close(): void {
      isWanted = false;
      connection?.close();
      connection = null;
      rooms.clear();
      joins.set({});
    },
    /** Joins a conversation, now and after every reconnect. */
    join(conversationId: string): void {
      rooms.add(conversationId);
      connection?.join(conversationId);
    },
    /** Hints to the server that a message was stored. */
    announce: (message: Message) => connection?.announce(message),
    /** Says that the member is typing in a joined conversation. */
    type: (conversationId: string) => connection?.type(conversationId),
    /** Reconnects immediately, even after all attempts have failed. */
    wake: () => connection?.wake(),
    /** Returns a function that unsubscribes. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
