import { chatUsersQuery, conversationQuery, fetchMessagesAfter, messagesQuery } from '@skill-exchange/api-client/chat';
import { expect } from 'vitest';
import { freshCache } from '../support/calls.ts';
import { someOf, text } from '../support/matchers.ts';
import { messageOf, nextPage } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

// Chat requests have the session cookie and no bearer, although the client has a token: see `play`.

answers('listChatUsers', 'whom I chat with', {
  given: given('a conversation'),
  request: ({ memberId }) => ({ path: { currentUserId: memberId } }),
  send: (api, { memberId }) => freshCache().fetchQuery(chatUsersQuery(api, memberId)),
  status: 200,
  stated: ({ otherId }) => someOf({ _id: otherId, name: text('Inês Carvalho'), photo: text('') }),
  gives: (users) => expect(users).toHaveLength(1),
});

rejects('listChatUsers', 'the chats of somebody whose session has ended', {
  given: given('an ended session'),
  request: ({ memberId }) => ({ path: { currentUserId: memberId } }),
  send: (api, { memberId }) => freshCache().fetchQuery(chatUsersQuery(api, memberId)),
  status: 401,
  message: pleaseLogIn,
});

rejects('listChatUsers', 'the chats of another member', {
  given: given('another member'),
  request: ({ otherId }) => ({ path: { currentUserId: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(chatUsersQuery(api, otherId)),
  status: 403,
  message: 'You can only do this for yourself.',
});

answers('openConversation', 'a conversation that begins', {
  given: given('another member'),
  request: ({ memberId, otherId }) => ({ body: { userId: memberId, otherUserId: otherId } }),
  send: (api, { memberId, otherId }) => freshCache().fetchQuery(conversationQuery(api, memberId, otherId)),
  status: 200,
  body: { _id: text('conversation-1') },
  gives: (conversation) => expect(conversation).toEqual({ _id: 'conversation-1' }),
});

answers('openConversation', 'a conversation that goes on', {
  given: given('a conversation'),
  request: ({ memberId, otherId }) => ({ body: { userId: memberId, otherUserId: otherId } }),
  send: (api, { memberId, otherId }) => freshCache().fetchQuery(conversationQuery(api, memberId, otherId)),
  status: 200,
  stated: ({ conversationId }) => ({ _id: conversationId }),
});

rejects('openConversation', 'a conversation with nobody', {
  given: given('a member'),
  request: ({ memberId }) => ({ body: { userId: memberId, otherUserId: 'no-such-member' } }),
  send: (api, { memberId }) => freshCache().fetchQuery(conversationQuery(api, memberId, 'no-such-member')),
  status: 404,
  message: 'User not found.',
});

answers('listMessages', 'the newest messages', {
  given: given('a conversation'),
  request: ({ conversationId }) => ({ path: { conversationId }, query: { limit: '24' } }),
  send: (api, { conversationId }) => freshCache().fetchInfiniteQuery(messagesQuery(api, conversationId)),
  status: 200,
  stated: (values) => someOf(messageOf(values)),
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ text: 'Thursday at seven?' }] }] }),
});

answers('listMessages', 'the newest messages of a long conversation', {
  given: given('a conversation', { messages: 25 }),
  request: ({ conversationId }) => ({ path: { conversationId }, query: { limit: '24' } }),
  send: (api, { conversationId }) => freshCache().fetchInfiniteQuery(messagesQuery(api, conversationId)),
  status: 200,
  headers: nextPage,
  stated: ({ conversationId }) => someOf({ _id: text('message-1'), conversationId }),
  gives: (list) => expect(list).toMatchObject({ pages: [{ next: 'cursor-1' }] }),
});

answers('listMessages', 'older messages', {
  given: given('a conversation', { messages: 25 }),
  request: ({ conversationId, cursor }) => ({ path: { conversationId }, query: { limit: '24', cursor } }),
  send: (api, { conversationId, cursor }) =>
    freshCache().fetchInfiniteQuery({ ...messagesQuery(api, conversationId), initialPageParam: cursor }),
  status: 200,
  stated: ({ conversationId }) => someOf({ _id: text('message-1'), conversationId }),
});

answers('listMessages', 'what follows a message', {
  given: given('a conversation'),
  request: ({ conversationId, messageId }) => ({ path: { conversationId }, query: { after: messageId } }),
  send: (api, { conversationId, messageId }) => fetchMessagesAfter(api, conversationId, messageId),
  status: 200,
  stated: ({ conversationId }) => someOf({ _id: text('message-1'), conversationId }),
});
