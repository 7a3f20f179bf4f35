import { blockedQuery, blockMutation, unblockMutation } from '@skill-exchange/api-client/blocks';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

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

answers('blockMember', 'a member to be blocked', {
  given: given('another member'),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => mutate(blockMutation(api), otherId),
  status: 200,
  body: { success: exactly(true) },
});

answers('unblockMember', 'a block to be taken back', {
  given: blocked,
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => mutate(unblockMutation(api), otherId),
  status: 200,
  body: { success: exactly(true) },
});
