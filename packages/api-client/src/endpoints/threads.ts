import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { formData } from '../form-data.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { flatten, type Page, paged, pageQuery, toPage } from '../paging.ts';
import type {
  Attachment,
  ChatSettingsChange,
  ConversationChange,
  ConversationChanges,
  FoundMessage,
  Marks,
  Message,
  MessageEdit,
  MessageRequestAnswer,
  NewMarks,
  Reaction,
  Thread,
} from '../types.ts';
import { chatKeys, chatUsersQuery } from './chat.ts';

/** Where a thread is opened: its end, the first unread message, or the `seq` of a message. */
export type ThreadStart = 'newest' | 'unread' | number;

/** A part of a conversation: around a start, or the messages next to a known one. */
export type ThreadPart = { at: ThreadStart } | { before: number } | { after: number };

/** A conversation and some of its messages, oldest first. Marks nothing as read. */
export async function fetchThread(
  api: ApiClient,
  conversationId: string,
  part: ThreadPart,
  signal?: AbortSignal,
): Promise<Thread> {
  const query = 'at' in part ? { at: `${part.at}` } : part;
  const params = { path: { conversationId }, query };
  return bodyOf(await api.GET('/api/chat/conversations/{conversationId}', { params, ...(signal && { signal }) }));
}

/** What has changed since a `changeSeq`: at most 100 messages, each as it is now. */
export async function fetchChanges(
  api: ApiClient,
  conversationId: string,
  since: number,
  signal?: AbortSignal,
): Promise<ConversationChanges> {
  const params = { path: { conversationId }, query: { since } };
  const address = '/api/chat/conversations/{conversationId}/changes';
  return bodyOf(await api.GET(address, { params, ...(signal && { signal }) }));
}

/** Says how far the caller has received and read a conversation. */
export async function markConversation(api: ApiClient, conversationId: string, marks: NewMarks): Promise<Marks> {
  const params = { path: { conversationId } };
  return bodyOf(await api.POST('/api/chat/conversations/{conversationId}/marks', { params, body: marks }));
}

/** Messages that contain every word, newest first. */
export function messageSearchQuery(api: ApiClient, q: string, withMember?: string) {
  return infiniteQueryOptions({
    queryKey: chatKeys.search(q, withMember),
    queryFn: async ({ pageParam, signal }): Promise<Page<FoundMessage>> => {
      const query = { q, ...(withMember !== undefined && { with: withMember }), ...pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/chat/search', { params: { query }, signal });
      return toPage(data, response);
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

/** Uploads a picture or a PDF for a message of a conversation; `sendMessageMutation` then names its id. */
export async function addAttachment(
  api: ApiClient,
  conversationId: string,
  { file, idempotencyKey }: Keyed<{ file: File }>,
  signal?: AbortSignal,
): Promise<Attachment> {
  const params = { query: { conversationId }, ...keyHeader(idempotencyKey) };
  const options = { params, body: formData({ file }) };
  return bodyOf(await api.POST('/api/chat/attachments', { ...options, ...(signal && { signal }) }));
}

/** Replaces the text and descriptions of pictures of an own message within 15 minutes. The caller updates the thread. */
export function editMessageMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['chat', 'edit'],
    mutationFn: async ({ messageId, ...body }: MessageEdit & { messageId: string }): Promise<Message> => {
      const params = { path: { messageId } };
      return bodyOf(await api.PUT('/api/chat/message/{messageId}', { params, body }));
    },
  });
}

/** Deletes an own message for both members. The caller updates the thread. */
export function deleteMessageMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['chat', 'delete'],
    mutationFn: async (messageId: string): Promise<Message> =>
      bodyOf(await api.DELETE('/api/chat/message/{messageId}', { params: { path: { messageId } } })),
  });
}

/** Adds a reaction of the caller, or takes it back. The caller updates the thread. */
export function reactMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['chat', 'react'],
    mutationFn: async ({ messageId, reaction, isOn }: ReactionChange): Promise<Message> => {
      const params = { path: { messageId, reaction } };
      const address = '/api/chat/message/{messageId}/reactions/{reaction}';
      return bodyOf(isOn ? await api.PUT(address, { params }) : await api.DELETE(address, { params }));
    },
  });
}

export interface ReactionChange {
  messageId: string;
  reaction: Reaction;
  isOn: boolean;
}

/** Mutes, archives, marks as unread, and the reverse. */
export function changeConversationMutation(api: ApiClient, memberId: string) {
  return mutationOptions({
    mutationKey: ['chat', 'conversation'],
    mutationFn: async ({ conversationId, ...body }: ConversationChange & { conversationId: string }) =>
      bodyOf(await api.PUT('/api/chat/conversations/{conversationId}', { params: { path: { conversationId } }, body })),
    onSuccess: ({ with: other, isMarkedUnread = false }, _change, _before, { client }) => {
      // Immediately: opening the conversation before the next response must find it.
      client.setQueryData(chatUsersQuery(api, memberId).queryKey, (users) =>
        users?.map((user) => (user._id === other._id ? { ...user, isMarkedUnread } : user)),
      );
      void client.invalidateQueries({ queryKey: chatKeys.users(memberId) });
    },
  });
}

/** Accepts or declines a message request. */
export function answerMessageRequestMutation(api: ApiClient, memberId: string) {
  return mutationOptions({
    mutationKey: ['chat', 'request'],
    mutationFn: async ({ conversationId, ...body }: MessageRequestAnswer & { conversationId: string }) => {
      const params = { path: { conversationId } };
      return bodyOf(await api.POST('/api/chat/conversations/{conversationId}/request', { params, body }));
    },
    onSuccess: (_conversation, _answer, _before, { client }) => {
      void client.invalidateQueries({ queryKey: chatKeys.users(memberId) });
    },
  });
}

/** What the member shares in chats. */
export function chatSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: chatKeys.settings,
    queryFn: async ({ signal }) => bodyOf(await api.GET('/api/chat/settings', { signal })),
  });
}

/** Changes what the member shares in chats. */
export function changeChatSettingsMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['chat', 'settings'],
    mutationFn: async (body: ChatSettingsChange) => bodyOf(await api.PUT('/api/chat/settings', { body })),
    onSuccess: (settings, _change, _before, { client }) => client.setQueryData(chatKeys.settings, settings),
  });
}
