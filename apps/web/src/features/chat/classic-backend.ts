import type { ApiClient } from '@skill-exchange/api-client';
import { fetchMessagesAfter, messagesQuery } from '@skill-exchange/api-client/chat';
import type { ConversationChanges, Message, Thread } from '@skill-exchange/api-client/types';
import type { QueryClient } from '@tanstack/react-query';

/** Maximum pages of a conversation to load; a classic backend answers everything at once. */
const maxPages = 20;

/** Numbers messages by their place in the response. */
const numbered = (messages: readonly Message[], from = 0): Message[] =>
  messages.map((message, index) => ({ ...message, seq: from + index + 1, changeSeq: from + index + 1 }));

const conversationOf = (id: string, otherId: string, changeSeq: number): Thread['conversation'] => ({
  _id: id,
  with: { _id: otherId, name: '' },
  changeSeq,
  unreadCount: 0,
  isArchived: false,
  marks: [],
});

/** Reads a conversation from a backend without `getThread`: all its messages, in the response's order. */
export async function fetchClassicThread(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  conversationId: string,
  otherId: string,
): Promise<Thread> {
  const query = messagesQuery(api, conversationId);
  const data = await queryClient.fetchInfiniteQuery({ ...query, pages: maxPages, staleTime: 0 });
  const messages = numbered(query.select?.(data) ?? []);
  const conversation = conversationOf(conversationId, otherId, messages.length);
  return { conversation, messages, hasOlder: false, hasNewer: false };
}

/** Reads the messages after the last one that a backend without `listChanges` has numbered. */
export async function fetchClassicChanges(
  api: ApiClient,
  conversationId: string,
  otherId: string,
  known: readonly Message[],
  signal: AbortSignal,
): Promise<ConversationChanges> {
  const last = known.findLast(({ seq }) => seq !== undefined);
  const later = await fetchMessagesAfter(api, conversationId, last?._id ?? '', signal);
  const messages = numbered(later, last?.seq);
  const next = (last?.seq ?? 0) + messages.length;
  return {
    conversation: conversationOf(conversationId, otherId, next),
    messages,
    next,
    hasMore: false,
    isReset: false,
  };
}
