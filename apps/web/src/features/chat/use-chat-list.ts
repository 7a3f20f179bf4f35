import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import type { ChatUser, User } from '@skill-exchange/api-client/types';
import { unreadOf } from '@skill-exchange/ui/lib/texts/count-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { useServices } from '../../lib/services.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Polling interval of the list in milliseconds: not every backend emits unread counts. */
const lookAgainAfter = 30_000;

/** Number of latest conversations to join without opening them. */
const joinLimit = 50;

/** Returns the latest conversations with their other member. Some backends send no conversation ids. */
export const conversationsOf = (users: readonly ChatUser[] = []) =>
  users
    .slice(0, joinLimit)
    .flatMap(({ _id, conversationId }) => (conversationId === undefined ? [] : [[conversationId, _id] as const]));

type ChatList = {
  /** Latest conversation first; undefined while they load. */
  readonly users: readonly ChatUser[] | undefined;
  /** Returns a text whose change means that messages of any conversation may have been missed. */
  readonly missed: (awakenings: number) => string;
  /** Marks everything from this member as read. */
  readonly clearUnread: (otherId: string) => void;
};

/**
 * The members with whom a member can chat. `other`, whose profile is open, is first when missing from
 * the list. The list is empty after a 403, and contains at least `other` after any other error.
 */
export function useChatList(memberId: string, other: Pick<User, '_id' | 'name' | 'photo'>): ChatList {
  const client = useQueryClient();
  const photoUrl = usePhotoUrl();
  const query = chatUsersQuery(useApi(), memberId);
  const { data, error, dataUpdatedAt } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isApiError(state.error, 403) ? false : lookAgainAfter),
  });
  useLoggedFailure('Error fetching chat users', error);

  const { live } = useServices();
  // The server has answered: it can be reached again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `dataUpdatedAt` reconnects
  useEffect(() => live.wake(), [live, dataUpdatedAt]);

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

  return {
    users,
    // Other backends do not number changes: any response may contain one.
    missed: (awakenings) =>
      data?.some(({ changeSeq }) => changeSeq !== undefined) ? `${awakenings}` : `${awakenings} ${dataUpdatedAt}`,
    clearUnread(otherId) {
      const { data: chats, dataUpdatedAt: updatedAt } = client.getQueryState(query.queryKey) ?? {};
      if (!chats?.some((user) => user._id === otherId && unreadOf(user) > 0)) return;
      const read = chats.map((user) =>
        user._id === otherId ? { ...user, unreadCount: 0, isMarkedUnread: false } : user,
      );
      // Keeps the age of the response: only our own count changes.
      client.setQueryData(query.queryKey, read, updatedAt === undefined ? {} : { updatedAt });
    },
  };
}
