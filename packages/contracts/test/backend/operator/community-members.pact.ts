import {
  communityMembersQuery,
  logOutMemberMutation,
  resetMemberCodesMutation,
  setMemberRolesMutation,
} from '@skill-exchange/api-client/community-members';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { flag, instant, integer, oneOf, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const operator = given('an operator with a member');
const { otherId: userId } = operator.examples;
const member = {
  _id: text('member-2'),
  name: text('Inês Carvalho'),
  photo: text(''),
  isConfirmed: flag(true),
  role: oneOf('member', 'moderator'),
  isOperator: flag(false),
  joinedAt: instant('2099-11-24T19:00:00.000Z'),
  logIns: integer(1),
  hasCodes: flag(true),
  passkeys: integer(0),
};
const password = 'correct horse battery';
const change = { reason: 'They showed their library card.', password };
const roles = { role: 'moderator', isOperator: false, password } as const;

answers('listCommunityMembers', 'the members of the community that I run', {
  given: operator,
  send: (api) => freshCache().fetchQuery(communityMembersQuery(api)),
  status: 200,
  body: { members: someOf(member) },
});

answers('setMemberRoles', 'a new moderator', {
  given: operator,
  request: ({ otherId }) => ({ path: { userId: otherId }, body: roles }),
  send: (api) => mutate(setMemberRolesMutation(api), { userId, body: roles }),
  status: 200,
  body: { member: { ...member, role: 'moderator' } },
  gives: (changed) => expect(changed).toMatchObject({ role: 'moderator' }),
});

answers('logOutMember', 'the end of all log-ins of a member', {
  given: operator,
  request: ({ otherId }) => ({ path: { userId: otherId }, body: change }),
  send: (api) => mutate(logOutMemberMutation(api), { userId, body: change }),
  status: 200,
  body: { member: { ...member, logIns: 0 } },
});

answers('resetMemberCodes', 'a member without codes', {
  given: operator,
  request: ({ otherId }) => ({ path: { userId: otherId }, body: change }),
  send: (api) => mutate(resetMemberCodesMutation(api), { userId, body: change }),
  status: 200,
  body: { member: { ...member, hasCodes: false } },
});
