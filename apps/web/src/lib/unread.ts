import { useEffect, useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

/** Unread messages by the id of their sender, and the member whose messages are visible right now. */
const unread = observable<{ counts: Readonly<Record<string, number>>; readingId?: string | undefined }>({ counts: {} });

function count(): number {
  const { counts, readingId } = unread.get();
  return Object.entries(counts).reduce((sum, [id, messages]) => (id === readingId ? sum : sum + messages), 0);
}

/** How many messages the member has not read; 0 for visitors, and until it is known. */
export function useUnread(): number {
  return useSyncExternalStore(unread.subscribe, count, () => 0);
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

/** Says whose messages are visible: they do not count as unread. */
export function useReading(otherId: string | undefined): void {
  useEffect(() => {
    unread.set({ ...unread.get(), readingId: otherId });
    return () => unread.set({ ...unread.get(), readingId: undefined });
  }, [otherId]);
}
