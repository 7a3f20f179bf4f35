import type { ChatUser } from '@skill-exchange/api-client/types';
import { unreadOf } from '@skill-exchange/ui/lib/texts/count-words';
import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

type Unread = {
  /** Conversations by the id of the other member. */
  chats: Readonly<Record<string, UnreadChat>>;
  /** The member whose messages are seen right now. */
  readingId?: string | undefined;
  /** Unread notifications that are not about messages; undefined if the backend counts none. */
  notifications?: number | undefined;
};

type UnreadChat = Pick<ChatUser, 'unreadCount' | 'isMarkedUnread'>;

const unread = observable<Unread>({ chats: {} });

function count(): number {
  const { chats, readingId } = unread.get();
  return Object.entries(chats).reduce(
    (sum, [id, chat]) => sum + unreadOf(id === readingId ? { ...chat, unreadCount: 0 } : chat),
    0,
  );
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

/** Returns what is unread by member; archived conversations have left the list that their number leads to. */
export function unreadByMember(users: readonly ChatUser[]): Unread['chats'] {
  const listed = users.filter(({ isArchived = false }) => !isArchived);
  return Object.fromEntries(
    listed.map(({ _id, unreadCount = 0, isMarkedUnread = false }) => [_id, { unreadCount, isMarkedUnread }]),
  );
}

/** Publishes unread messages to all pages while mounted. */
export function useSetUnread(users: readonly ChatUser[] | undefined): void {
  useEffect(() => {
    if (users === undefined) return;
    unread.set({ ...unread.get(), chats: unreadByMember(users) });
    return () => unread.set({ ...unread.get(), chats: {} });
  }, [users]);
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
