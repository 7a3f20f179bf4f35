import {
  deleteSearchMutation,
  savedSearchesQuery,
  saveSearchMutation,
} from '@skill-exchange/api-client/saved-searches';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const saved = given('a saved search');
const filters = { teaches: 'Portuguese', language: 'pt' } as const;
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

answers('saveSearch', 'a search to be saved', {
  given: given('a member'),
  request: () => ({ body: { filters } }),
  send: (api) => mutate(saveSearchMutation(api), { filters }),
  status: 201,
  body: { success: exactly(true), search },
});

answers('deleteSearch', 'a saved search to be deleted', {
  given: saved,
  request: ({ searchId }) => ({ path: { searchId } }),
  send: (api, { searchId }) => mutate(deleteSearchMutation(api), searchId),
  status: 200,
  body: { success: exactly(true) },
});
