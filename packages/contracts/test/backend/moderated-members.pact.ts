import { moderatedMembersQuery, openCaseMutation } from '@skill-exchange/api-client/moderated-members';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { flag, instant, integer, oneOf, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const moderator = given('a case', { state: 'open', reported: false });
const reason = 'Their profile sells followers.';
const memberRef = { _id: text('member-2'), name: text('Jonas Brandt') };

const summary = {
  _id: text('case-1'),
  kind: oneOf('message', 'member', 'photo', 'event', 'review'),
  member: memberRef,
  openedAt: instant('2099-11-24T19:00:00.000Z'),
  waitsSince: instant('2099-11-24T19:00:00.000Z'),
  state: oneOf('open', 'appealed', 'closed'),
  reports: integer(1),
  excerpt: text('You are the worst teacher.'),
};

answers('findMembersToModerate', 'a member with a case', {
  given: moderator,
  request: ({ otherId }) => ({ query: { search: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(moderatedMembersQuery(api, otherId)),
  status: 200,
  body: {
    members: someOf({
      _id: text('member-2'),
      name: text('Jonas Brandt'),
      photo: text(''),
      about: text('I bake bread.'),
      joinedAt: instant('2099-11-24T19:00:00.000Z'),
      role: oneOf('member', 'moderator'),
      isOperator: flag(false),
      cases: someOf(summary),
    }),
  },
});

answers('openCase', 'a case about a member whose profile nobody has reported', {
  given: moderator,
  request: ({ otherId }) => ({ path: { userId: otherId }, body: { reason } }),
  send: (api, { otherId }) => mutate(openCaseMutation(api, otherId), reason),
  status: 201,
  body: {
    case: {
      ...summary,
      kind: oneOf('member'),
      state: oneOf('open'),
      opening: { by: memberRef, reason: text(reason), content: {} },
      details: [],
      choices: someOf('warn'),
    },
  },
  gives: (opened) => expect(opened).toMatchObject({ _id: 'case-1', kind: 'member' }),
});
