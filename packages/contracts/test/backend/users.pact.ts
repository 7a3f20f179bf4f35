import {
  editUserMutation,
  recommendedUsersQuery,
  someUsersQuery,
  userQuery,
  usersNamedQuery,
  usersQuery,
} from '@skill-exchange/api-client/users';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { picture } from '../support/form.ts';
import { sentence, someOf, text } from '../support/matchers.ts';
import { nextPage, skilledUser, user } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

answers('listUsers', 'the first page', {
  given: given('another member'),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(usersQuery(api)),
  status: 200,
  body: { success: true, users: someOf(user) },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ name: 'Inês Carvalho' }] }] }),
});

answers('listUsers', 'a first page that is not the last one', {
  given: given('more members than fit on a page'),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(usersQuery(api)),
  status: 200,
  headers: nextPage,
  body: { success: true, users: someOf({ _id: user._id }) },
  gives: (list) => expect(list).toMatchObject({ pages: [{ next: 'cursor-1' }] }),
});

answers('listUsers', 'a second page', {
  given: given('more members than fit on a page'),
  request: ({ cursor }) => ({ query: { limit: '24', cursor } }),
  send: (api, { cursor }) => freshCache().fetchInfiniteQuery({ ...usersQuery(api), initialPageParam: cursor }),
  status: 200,
  body: { success: true, users: someOf({ _id: user._id }) },
});

answers('listUsers', 'a search by name', {
  given: given('another member'),
  request: () => ({ query: { limit: '24', name: 'carv' } }),
  send: (api) => freshCache().fetchInfiniteQuery(usersNamedQuery(api, 'carv')),
  status: 200,
  body: { success: true, users: someOf({ _id: user._id }) },
});

answers('listUsers', 'a few members with full profiles', {
  given: given('another member'),
  request: () => ({ query: { limit: '4', sort: 'featured' } }),
  send: (api) => freshCache().fetchQuery(someUsersQuery(api)),
  status: 200,
  body: { success: true, users: someOf(user) },
  gives: (users) => expect(users).toMatchObject([{ name: 'Inês Carvalho' }]),
});

answers('recommendUsers', 'members for me', {
  given: given('a member who teaches what I want', { skill: 'Portuguese' }),
  send: (api) => freshCache().fetchQuery(recommendedUsersQuery(api)),
  status: 200,
  body: { users: someOf(user) },
});

answers('getUser', 'the profile of another member', {
  given: given('another member'),
  request: ({ otherId }) => ({ path: { userId: otherId } }),
  send: (api, { otherId }) => freshCache().fetchQuery(userQuery(api, otherId)),
  status: 200,
  stated: ({ otherId }) => ({ user: { ...user, _id: otherId } }),
});

answers('getUser', 'my own profile', {
  given: given('a member', { offered: 'Sourdough', requested: 'Python' }),
  request: ({ memberId }) => ({ path: { userId: memberId } }),
  send: (api, { memberId }) => freshCache().fetchQuery(userQuery(api, memberId)),
  status: 200,
  stated: ({ memberId }) => ({ user: { _id: memberId, email: text('jonas@example.org') } }),
  gives: (profile) => expect(profile).toHaveProperty('email', 'jonas@example.org'),
});

rejects('getUser', 'a profile for somebody whose session has ended', {
  given: given('an ended session'),
  request: ({ memberId }) => ({ path: { userId: memberId } }),
  send: (api, { memberId }) => freshCache().fetchQuery(userQuery(api, memberId)),
  status: 401,
  message: pleaseLogIn,
});

rejects('getUser', 'the profile of nobody', {
  given: given('a member'),
  request: () => ({ path: { userId: 'no-such-member' } }),
  send: (api) => freshCache().fetchQuery(userQuery(api, 'no-such-member')),
  status: 404,
  message: 'User not found.',
});

const texts = { name: 'Jonas Brandt', about: 'Radio producer in Bremen.' };
const change = { ...texts, skillsOffered: ['Python', 'Radio'], skillsRequested: ['Portuguese'] };
const changeForm = { ...texts, skillsOffered: '["Python","Radio"]', skillsRequested: '["Portuguese"]' };
const changedUser = {
  ...skilledUser,
  name: 'Jonas Brandt',
  about: 'Radio producer in Bremen.',
  skillsOffered: ['Python', 'Radio'],
  skillsRequested: ['Portuguese'],
};

answers('editUser', 'my texts and skills', {
  given: given('a member'),
  request: ({ memberId }) => ({ path: { userId: memberId }, form: changeForm }),
  send: (api, { memberId }) => mutate(editUserMutation(api), { userId: memberId, ...change }),
  status: 200,
  stated: ({ memberId }) => ({ user: { ...changedUser, _id: memberId } }),
  gives: (profile) => expect(profile).toHaveProperty('skillsOffered', ['Python', 'Radio']),
});

answers('editUser', 'my texts, skills and photo', {
  given: given('a member'),
  request: ({ memberId }) => ({ path: { userId: memberId }, form: { ...changeForm, photo: picture() } }),
  send: (api, { memberId }) => mutate(editUserMutation(api), { userId: memberId, ...change, photo: picture().file }),
  status: 200,
  stated: ({ memberId }) => ({
    user: { _id: memberId, photo: sentence('/api/images/3f9a5c0d7e.webp') },
  }),
});
