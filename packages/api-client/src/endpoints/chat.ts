import { infiniteQueryOptions, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { flatten, hasNext, type Page, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import type { Message, NewMessage } from '../types.ts';
import type { Gate } from './gate.ts';

export const chatKeys = {
  users: (memberId: string) => ['chat', 'users', memberId] as const,
  conversation: (memberId: string, otherId: string) => ['chat', 'conversation', memberId, otherId] as const,
  messages: (conversationId: string) => ['chat', 'messages', conversationId] as const,
  search: (words: string, withMember = '') => ['chat', 'search', words, withMember] as const,
  settings: ['chat', 'settings'] as const,
};

/** The members with whom `memberId`, the cookie's member, has a conversation, latest first. */
export function chatUsersQuery(api: ApiClient, memberId: string) {
  return queryOptions({
    queryKey: chatKeys.users(memberId),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const params = { path: { currentUserId: memberId }, query };
        const { data, response } = await api.GET('/api/chat/users/chats/{currentUserId}', { params, signal });
        return toPage(
          data.map((user) => ({ ...user, name: user.name ?? '' })),
          response,
        );
      }),
  });
}

/** The conversation of two members, created if necessary. Idempotent, so it is a query. */
export function conversationQuery(api: ApiClient, memberId: string, otherId: string) {
  return queryOptions({
    queryKey: chatKeys.conversation(memberId, otherId),
    queryFn: async ({ signal }) => {
      const body = { userId: memberId, otherUserId: otherId };
      const conversation = bodyOf(await api.POST('/api/chat/conversation', { body, signal }));
      return conversation.conversation ?? conversation;
    },
    // A pair's conversation never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useConversation = (memberId: string, otherId: string, gate: Gate = {}) =>
  useQuery({ ...conversationQuery(useApi(), memberId, otherId), ...gate });

/** A conversation's messages, oldest first. The newest page comes first; the next pages are older. */
export function messagesQuery(api: ApiClient, conversationId: string) {
  return infiniteQueryOptions({
    queryKey: chatKeys.messages(conversationId),
    queryFn: async ({ pageParam, signal }): Promise<Page<Message>> => {
      const params = { path: { conversationId }, query: pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/chat/messages/{conversationId}', { params, signal });
      return toPage(data, response);
    },
    select: ({ pages }) => flatten(pages.toReversed()),
    ...paged,
  });
}

/**
 * The messages after a known one, for catching up after a lost connection. A backend without `after`
 * returns all of them, including known ones.
 */
export async function fetchMessagesAfter(
  api: ApiClient,
  conversationId: string,
  messageId: string,
  signal?: AbortSignal,
): Promise<Message[]> {
  const messages: Message[] = [];
  for (let after = messageId; ; ) {
    const params = { path: { conversationId }, query: { after } };
    const { data, response } = await api.GET('/api/chat/messages/{conversationId}', {
      params,
      ...(signal && { signal }),
    });
    const later = data.slice(data.findIndex(({ _id }) => _id === after) + 1);
    messages.push(...later);
    const last = later.at(-1);
    // The response has a cursor if more was missed than it contains.
    if (last === undefined || !hasNext(response)) return messages;
    after = last._id;
  }
}

/** Stores a message and returns it. The caller updates the thread, since the socket also delivers the message. */
export function sendMessageMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['chat', 'send'],
    mutationFn: async ({ idempotencyKey, ...message }: Keyed<NewMessage>): Promise<Message> => {
      const params = keyHeader(idempotencyKey);
      const stored = bodyOf(await api.POST('/api/chat/messages', { params, body: message }));
      return stored.message ?? stored;
    },
    onSuccess: (_message, { senderId }, _before, { client }) => {
      void client.invalidateQueries({ queryKey: chatKeys.users(senderId) });
    },
  });
}
