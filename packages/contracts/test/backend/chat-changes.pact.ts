import {
  addAttachment,
  answerMessageRequestMutation,
  changeChatSettingsMutation,
  changeConversationMutation,
  chatSettingsQuery,
  deleteMessageMutation,
  editMessageMutation,
  fetchChanges,
  fetchThread,
  markConversation,
  messageSearchQuery,
  reactMutation,
} from '@skill-exchange/api-client/threads';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { noPicture, picture } from '../support/form.ts';
import { flag, instant, integer, someOf, text } from '../support/matchers.ts';
import { message, messageOf, storedPicture } from '../support/shapes.ts';
import { answers, given, rejects } from './backend.ts';

const numbered = { seq: integer(1), changeSeq: integer(1) };

const conversation = {
  _id: text('conversation-1'),
  with: { _id: text('member-2'), name: text('Inês Carvalho') },
  changeSeq: integer(2),
  unreadCount: integer(0),
  isArchived: flag(false),
  marks: someOf({ memberId: text('member-1'), readSeq: integer(0), deliveredSeq: integer(0) }),
};

answers('getThread', 'a conversation at its newest messages', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ path: { conversationId }, query: { at: 'newest' } }),
  send: (api, { conversationId }) => fetchThread(api, conversationId, { at: 'newest' }),
  status: 200,
  stated: (values) => ({
    conversation,
    messages: someOf({ ...messageOf(values), ...numbered }),
    hasOlder: flag(false),
    hasNewer: flag(false),
  }),
  gives: (thread) => expect(thread).toMatchObject({ messages: [{ text: 'Thursday at seven?' }] }),
});

answers('listChanges', 'what has changed in a conversation', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ path: { conversationId }, query: { since: '0' } }),
  send: (api, { conversationId }) => fetchChanges(api, conversationId, 0),
  status: 200,
  stated: (values) => ({
    conversation,
    messages: someOf({ ...messageOf(values), ...numbered }),
    next: integer(2),
    hasMore: flag(false),
    isReset: flag(false),
  }),
  gives: (changes) => expect(changes).toHaveProperty('next', 2),
});

answers('markConversation', 'how far I have read', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ path: { conversationId }, body: { readSeq: 1 } }),
  send: (api, { conversationId }) => markConversation(api, conversationId, { readSeq: 1 }),
  status: 200,
  stated: ({ memberId }) => ({ memberId, readSeq: integer(1), deliveredSeq: integer(1) }),
  gives: (marks) => expect(marks).toHaveProperty('readSeq', 1),
});

answers('changeConversation', 'an archived conversation', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ path: { conversationId }, body: { isArchived: true } }),
  send: (api, { conversationId, memberId }) =>
    mutate(changeConversationMutation(api, memberId), { conversationId, isArchived: true }),
  status: 200,
  body: { ...conversation, isArchived: true },
});

answers('changeConversation', 'a conversation that I mark as unread', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ path: { conversationId }, body: { isMarkedUnread: true } }),
  send: (api, { conversationId, memberId }) =>
    mutate(changeConversationMutation(api, memberId), { conversationId, isMarkedUnread: true }),
  status: 200,
  body: { ...conversation, isMarkedUnread: true },
});

answers('answerMessageRequest', 'a request that I accept', {
  given: given('an unread message'),
  request: ({ conversationId }) => ({ path: { conversationId }, body: { answer: 'accept' } }),
  send: (api, { conversationId, memberId }) =>
    mutate(answerMessageRequestMutation(api, memberId), { conversationId, answer: 'accept' }),
  status: 200,
  body: conversation,
});

answers('editMessage', 'a message of mine', {
  given: given('a conversation'),
  request: ({ messageId }) => ({ path: { messageId }, body: { text: 'Thursday at eight?' } }),
  send: (api, { messageId }) => mutate(editMessageMutation(api), { messageId, text: 'Thursday at eight?' }),
  status: 200,
  stated: (values) => ({
    ...messageOf(values),
    ...numbered,
    text: 'Thursday at eight?',
    editedAt: instant('2099-11-20T18:43:00.000Z'),
  }),
  gives: (edited) => expect(edited).toHaveProperty('text', 'Thursday at eight?'),
});

answers('editMessage', 'a description of a picture of mine', {
  given: given('a message with a picture'),
  request: ({ messageId, attachmentId }) => ({
    path: { messageId },
    body: { text: '', descriptions: [{ attachmentId, description: 'A round loaf' }] },
  }),
  send: (api, { messageId, attachmentId }) =>
    mutate(editMessageMutation(api), {
      messageId,
      text: '',
      descriptions: [{ attachmentId, description: 'A round loaf' }],
    }),
  status: 200,
  stated: ({ attachmentId, ...values }) => ({
    ...messageOf(values),
    ...numbered,
    text: '',
    attachments: [{ ...storedPicture, _id: attachmentId, description: 'A round loaf' }],
  }),
  gives: (edited) => expect(edited).toMatchObject({ attachments: [{ description: 'A round loaf' }] }),
});

answers('deleteMessage', 'a message of mine', {
  given: given('a conversation'),
  request: ({ messageId }) => ({ path: { messageId } }),
  send: (api, { messageId }) => mutate(deleteMessageMutation(api), messageId),
  status: 200,
  stated: (values) => ({
    ...messageOf(values),
    ...numbered,
    text: '',
    deletedAt: instant('2099-11-20T18:43:00.000Z'),
  }),
  gives: (deleted) => expect(deleted).toHaveProperty('text', ''),
});

answers('addReaction', 'a reaction', {
  given: given('a conversation'),
  request: ({ messageId }) => ({ path: { messageId, reaction: 'heart' } }),
  send: (api, { messageId }) => mutate(reactMutation(api), { messageId, reaction: 'heart', isOn: true }),
  status: 200,
  stated: (values) => ({
    ...messageOf(values),
    ...numbered,
    reactions: [{ reaction: 'heart', members: [values.memberId] }],
  }),
});

answers('removeReaction', 'a reaction that I take back', {
  given: given('a conversation'),
  request: ({ messageId }) => ({ path: { messageId, reaction: 'heart' } }),
  send: (api, { messageId }) => mutate(reactMutation(api), { messageId, reaction: 'heart', isOn: false }),
  status: 200,
  stated: (values) => ({ ...messageOf(values), ...numbered }),
});

answers('addAttachment', 'a picture for a message', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ query: { conversationId }, form: { file: picture('loaf.png') } }),
  send: (api, { conversationId }) => addAttachment(api, conversationId, { file: picture('loaf.png').file }),
  status: 201,
  body: storedPicture,
  gives: (file) => expect(file).toHaveProperty('kind', 'image'),
});

rejects('addAttachment', 'a file that is neither a picture nor a PDF', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ query: { conversationId }, form: { file: noPicture() } }),
  send: (api, { conversationId }) => addAttachment(api, conversationId, { file: noPicture().file }),
  status: 415,
  message: 'Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.',
});

answers('searchMessages', 'messages with a word', {
  given: given('a conversation'),
  request: () => ({ query: { q: 'thursday', limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(messageSearchQuery(api, 'thursday')),
  status: 200,
  body: someOf({ ...message, ...numbered, with: { _id: text('member-2'), name: text('Inês Carvalho') } }),
});

answers('getChatSettings', 'what I share', {
  given: given('a member'),
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(chatSettingsQuery(api)),
  status: 200,
  body: { shareReceipts: flag(true), sharePresence: flag(true) },
});

answers('changeChatSettings', 'receipts that I no longer share', {
  given: given('a member'),
  request: () => ({ body: { shareReceipts: false } }),
  send: (api) => mutate(changeChatSettingsMutation(api), { shareReceipts: false }),
  status: 200,
  body: { shareReceipts: false, sharePresence: flag(true) },
});
