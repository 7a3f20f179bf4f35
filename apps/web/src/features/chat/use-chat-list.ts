import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import type { ChatUser, User } from '@skill-exchange/api-client/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Milliseconds between two requests for the list: this tab has not joined every conversation. */
const lookAgainAfter = 30_000;

export type ChatList = {
  /** Latest conversation first; undefined while they load. */
  readonly users: readonly ChatUser[] | undefined;
  /** When the server last responded, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** Counts one more message of this member that is not read. */
  readonly addUnread: (otherId: string) => void;
  /** Everything of this member is read, for the member's other tabs as well. */
  readonly clearUnread: (otherId: string) => void;
};

/**
 * The members with whom a member can chat. `other`, whose profile is open, comes first when they are not in the list.
 * The list is empty after a 403, and holds at least `other` after any other error.
 */
export function useChatList(memberId: string, other: User): ChatList {
  const client = useQueryClient();
  const photoUrl = usePhotoUrl();
  const query = chatUsersQuery(useApi(), memberId);
  const { data, error, dataUpdatedAt } = useQuery({
    ...query,
    // What another tab has read meanwhile is read here too.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isApiError(state.error, 403) ? false : lookAgainAfter),
  });
  useLoggedFailure('Error fetching chat users', error);

  const users = useMemo(() => {
    if (isApiError(error, 403)) return [];
    if (data === undefined && error === null) return undefined;
    const chats = data ?? [];
    const isKnown = other._id === memberId || chats.some(({ _id }) => _id === other._id);
    const all: ChatUser[] = isKnown
      ? chats
      : [{ _id: other._id, name: other.name, photo: other.photo ?? '' }, ...chats];
    return all.map((user) => ({ ...user, photo: photoUrl(user.photo) }));
  }, [data, error, other, memberId, photoUrl]);

  function setUnread(otherId: string, count: (before: number) => number): void {
    const { data: chats, dataUpdatedAt: updatedAt } = client.getQueryState(query.queryKey) ?? {};
    const before = chats?.find(({ _id }) => _id === otherId)?.unreadCount ?? 0;
    if (chats === undefined || count(before) === before) return;
    const unreadCount = count(before);
    const counted = chats.map((user) => (user._id === otherId ? { ...user, unreadCount } : user));
    // The response stays as old as it is: only our own count changes.
    client.setQueryData(query.queryKey, counted, updatedAt === undefined ? {} : { updatedAt });
  }

  const otherTabs = useRef<BroadcastChannel | null>(null);
  const hearOfReading = useEffectEvent((otherId: unknown) => {
    if (typeof otherId === 'string') setUnread(otherId, () => 0);
  });
  useEffect(() => {
    const channel = new BroadcastChannel(`chat-read:${memberId}`);
    channel.onmessage = ({ data: otherId }) => hearOfReading(otherId);
    otherTabs.current = channel;
    return () => channel.close();
  }, [memberId]);

  return {
    users,
    updatedAt: dataUpdatedAt,
    addUnread: (otherId) => setUnread(otherId, (before) => before + 1),
    clearUnread(otherId) {
      setUnread(otherId, () => 0);
      otherTabs.current?.postMessage(otherId);
    },
  };
}
