import {
  deleteSearchMutation,
  savedSearchesQuery,
  saveSearchMutation,
} from '@skill-exchange/api-client/saved-searches';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, someOf, text } from '../support/matchers.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');
const saved = given('a saved search');
const filters = { teaches: 'Portuguese', language: 'pt' } as const;
const anySearch = 'no-such-search';
const search = {
  _id: text('search-1'),
  name: text('Portuguese teachers'),
  filters: { teaches: text('Portuguese'), language: text('pt') },
  path: text('/users?q=Portuguese&side=teach&language=pt'),
  createdAt: instant('2026-11-20T12:00:00.000Z'),
};

answers('listSearches', 'my saved searches', {
  given: saved,
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(savedSearchesQuery(api)),
  status: 200,
  body: { success: exactly(true), searches: someOf(search) },
  gives: (list) => expect(list).toMatchObject([{ name: 'Portuguese teachers' }]),
});

rejects('listSearches', 'saved searches of somebody whose session has ended', {
  given: ended,
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(savedSearchesQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('saveSearch', 'a search to be saved', {
  given: given('a member'),
  request: () => ({ body: { name: 'Portuguese teachers', filters } }),
  send: (api) => mutate(saveSearchMutation(api), { name: 'Portuguese teachers', filters }),
  status: 201,
  body: { success: exactly(true), search: { ...search, name: exactly('Portuguese teachers') } },
});

rejects('saveSearch', 'a search to be saved that filters nothing', {
  given: given('a member'),
  request: () => ({ body: { name: 'Everybody', filters: { sort: 'newest' } } }),
  send: (api) => mutate(saveSearchMutation(api), { name: 'Everybody', filters: { sort: 'newest' } }),
  status: 400,
  message: 'filters: must have words or a filter',
});

rejects('saveSearch', 'an eleventh search to be saved', {
  given: given('a saved search', { others: 9 }),
  request: () => ({ body: { name: 'Guitar', filters: { q: 'Guitar' } } }),
  send: (api) => mutate(saveSearchMutation(api), { name: 'Guitar', filters: { q: 'Guitar' } }),
  status: 409,
  message: 'You have 10 saved searches. Delete one to save another.',
});

rejects('saveSearch', 'a search to be saved by somebody whose session has ended', {
  given: ended,
  request: () => ({ body: { name: 'Guitar', filters: { q: 'Guitar' } } }),
  send: (api) => mutate(saveSearchMutation(api), { name: 'Guitar', filters: { q: 'Guitar' } }),
  status: 401,
  message: pleaseLogIn,
});

answers('deleteSearch', 'a saved search to be deleted', {
  given: saved,
  request: ({ searchId }) => ({ path: { searchId } }),
  send: (api, { searchId }) => mutate(deleteSearchMutation(api), searchId),
  status: 200,
  body: { success: exactly(true) },
});

rejects('deleteSearch', 'a saved search to be deleted that is gone', {
  given: given('a member'),
  request: () => ({ path: { searchId: anySearch } }),
  send: (api) => mutate(deleteSearchMutation(api), anySearch),
  status: 404,
  message: 'Search not found.',
});

rejects('deleteSearch', 'a saved search to be deleted by somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { searchId: anySearch } }),
  send: (api) => mutate(deleteSearchMutation(api), anySearch),
  status: 401,
  message: pleaseLogIn,
});
