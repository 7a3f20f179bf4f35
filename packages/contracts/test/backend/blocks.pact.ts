import { blockedQuery, blockMutation, unblockMutation } from '@skill-exchange/api-client/blocks';
import { userQuery } from '@skill-exchange/api-client/users';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, someOf, text } from '../support/matchers.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');
const blocked = given('another member', { blocked: true });

answers('listBlocked', 'whom I have blocked', {
  given: blocked,
  send: (api) => freshCache().fetchQuery(blockedQuery(api)),
  status: 200,
  body: {
    success: true,
    blocked: someOf({ _id: text('member-2'), name: text('Inês Carvalho'), since: instant('2026-11-20T12:00:00.000Z') }),
  },
});

rejects('listBlocked', 'whom somebody has blocked whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(blockedQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('blockMember', 'a member to be blocked', {
  given: given('another member'),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => mutate(blockMutation(api), otherId),
  status: 200,
  body: { success: exactly(true) },
});

rejects('blockMember', 'myself to be blocked', {
  given: given('a member'),
  request: ({ memberId }) => ({ path: { userId: memberId } }),
  send: (api, { memberId }) => mutate(blockMutation(api), memberId),
  status: 400,
  message: 'userId: must be somebody else',
});

rejects('blockMember', 'a member to be blocked by somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { userId: 'some-member' } }),
  send: (api) => mutate(blockMutation(api), 'some-member'),
  status: 401,
  message: pleaseLogIn,
});

rejects('getUser', 'a member whom I have blocked', {
  given: blocked,
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(userQuery(api, otherId)),
  status: 404,
  message: 'User not found.',
});

answers('unblockMember', 'a block to be taken back', {
  given: blocked,
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => mutate(unblockMutation(api), otherId),
  status: 200,
  body: { success: exactly(true) },
});

rejects('unblockMember', 'a block to be taken back that is not there', {
  given: given('another member'),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => mutate(unblockMutation(api), otherId),
  status: 404,
  message: 'User not found.',
});

rejects('unblockMember', 'a block to be taken back by somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { userId: 'some-member' } }),
  send: (api) => mutate(unblockMutation(api), 'some-member'),
  status: 401,
  message: pleaseLogIn,
});
