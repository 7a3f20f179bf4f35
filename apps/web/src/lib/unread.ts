import { useEffect, useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

type Unread = {
  /** Messages by the id of their sender. */
  counts: Readonly<Record<string, number>>;
  /** The member whose messages are seen right now. */
  readingId?: string | undefined;
  /** Unread notifications that are not about messages; undefined if the backend counts none. */
  notifications?: number | undefined;
};

const unread = observable<Unread>({ counts: {} });

function count(): number {
  const { counts, readingId } = unread.get();
  return Object.entries(counts).reduce((sum, [id, messages]) => (id === readingId ? sum : sum + messages), 0);
}

/** Returns the number of unread messages; 0 for visitors, and until known. */
export function useUnread(): number {
  return useSyncExternalStore(unread.subscribe, count, () => 0);
}

/** Counts messages and other notifications. */
const countAll = () => count() + (unread.get().notifications ?? 0);

/** Returns the number of everything unread. */
export const useUnreadOfAll = () => useSyncExternalStore(unread.subscribe, countAll, () => 0);

/** Publishes the number of unread notifications that are not about messages to all pages while mounted. */
export function useSetUnreadNotifications(notifications: number | undefined): void {
  useEffect(() => {
    unread.set({ ...unread.get(), notifications });
    return () => unread.set({ ...unread.get(), notifications: undefined });
  }, [notifications]);
}

type Conversation = { _id: string; unreadCount?: number | undefined; isArchived?: boolean | undefined };

/** Returns unread messages by sender; archived ones have left the list that their number leads to. */
export function unreadBySender(chats: readonly Conversation[]): Unread['counts'] {
  return Object.fromEntries(
    chats.filter(({ isArchived = false }) => !isArchived).map(({ _id, unreadCount = 0 }) => [_id, unreadCount]),
  );
}

/** Publishes unread messages to all pages while mounted. */
export function useSetUnread(chats: readonly Conversation[] | undefined): void {
  useEffect(() => {
    if (chats === undefined) return;
    unread.set({ ...unread.get(), counts: unreadBySender(chats) });
    return () => unread.set({ ...unread.get(), counts: {} });
  }, [chats]);
}

/** Returns whether a chat is open: its messages are read within a moment. */
export const isReadingMessages = () => unread.get().readingId !== undefined;

/** Returns whose messages are seen right now. */
export const useReadingId = () =>
  useSyncExternalStore(
    unread.subscribe,
    () => unread.get().readingId,
    () => undefined,
  );

/** Publishes whose messages are seen: they do not count as unread. */
export function useReading(otherId: string | undefined): void {
  useEffect(() => {
    unread.set({ ...unread.get(), readingId: otherId });
    return () => unread.set({ ...unread.get(), readingId: undefined });
  }, [otherId]);
}
