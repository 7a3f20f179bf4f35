import { useEffect, useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

type Unread = {
  /** Messages by the id of their sender. */
  counts: Readonly<Record<string, number>>;
  /** The member whose messages are visible right now. */
  readingId?: string | undefined;
  /** Notifications; undefined where the backend has none. */
  notifications?: number | undefined;
};

const unread = observable<Unread>({ counts: {} });

function count(): number {
  const { counts, readingId } = unread.get();
  return Object.entries(counts).reduce((sum, [id, messages]) => (id === readingId ? sum : sum + messages), 0);
}

/** How many messages the member has not read; 0 for visitors, and until it is known. */
export function useUnread(): number {
  return useSyncExternalStore(unread.subscribe, count, () => 0);
}

/** Messages and other notifications. The messages of one member are one of the notifications, where there are any. */
function countAll(): number {
  const { counts, notifications = 0 } = unread.get();
  const conversations = Object.values(counts).filter((messages) => messages > 0).length;
  return count() + Math.max(0, notifications - conversations);
}

/** How much of all kinds the member has not read. */
export const useUnreadOfAll = () => useSyncExternalStore(unread.subscribe, countAll, () => 0);

/** Lets every page know how many notifications are unread, for as long as the component lives. */
export function useSetUnreadNotifications(notifications: number | undefined): void {
  useEffect(() => {
    unread.set({ ...unread.get(), notifications });
    return () => unread.set({ ...unread.get(), notifications: undefined });
  }, [notifications]);
}

type Conversation = { _id: string; unreadCount?: number | undefined };

/** Lets every page know what is unread, for as long as the component lives. */
export function useSetUnread(chats: readonly Conversation[] | undefined): void {
  useEffect(() => {
    if (chats === undefined) return;
    const counts = Object.fromEntries(chats.map(({ _id, unreadCount = 0 }) => [_id, unreadCount]));
    unread.set({ ...unread.get(), counts });
    return () => unread.set({ ...unread.get(), counts: {} });
  }, [chats]);
}

/** Whether a chat is open: what comes there is read within a moment. */
export const isReadingMessages = () => unread.get().readingId !== undefined;

/** Says whose messages are visible: they do not count as unread. */
export function useReading(otherId: string | undefined): void {
  useEffect(() => {
    unread.set({ ...unread.get(), readingId: otherId });
    return () => unread.set({ ...unread.get(), readingId: undefined });
  }, [otherId]);
}
