import type { SavedSearch, SearchFilters } from '@skill-exchange/api-client/types';
import { perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';

const maxSearches = 10;

/** The signed-in member's saved searches, newest first. */
export const savedSearches = perStory((): SavedSearch[] => []);

export function makeSavedSearch(overrides: Partial<SavedSearch> = {}, index = 0): SavedSearch {
  return {
    _id: `search-${index}`,
    name: 'Teaches Sourdough',
    filters: { teaches: 'Sourdough' },
    path: '/users?q=Sourdough&side=teach',
    createdAt: instant(0),
    ...overrides,
  };
}

const nameOf = ({ q, teaches, wants }: SearchFilters) =>
  [q, teaches && `Teaches ${teaches}`, wants && `Wants ${wants}`].filter(Boolean).join(', ') || 'A search';

export const tooManySearches = errorBody('You have 10 saved searches. Delete one to save another.');

export const savedSearchHandlers = (http: Http) => ({
  listSearches: http.get('/api/searches', ({ response }) =>
    response(200).json({ success: true, searches: savedSearches() }),
  ),

  saveSearch: http.post('/api/searches', async ({ request, response }) => {
    const { name, filters } = await request.json();
    const all = savedSearches();
    const known = all.find((search) => JSON.stringify(search.filters) === JSON.stringify(filters));
    if (known === undefined && all.length >= maxSearches) return response(409).json(tooManySearches);
    const { q, teaches, wants, timeZone: _timeZone, ...others } = filters;
    const params = new URLSearchParams(Object.entries(others).map(([key, value]) => [key, String(value)]));
    const words = teaches ?? wants ?? q;
    if (words !== undefined) params.set('q', words);
    if (words !== undefined && words !== q) params.set('side', words === teaches ? 'teach' : 'learn');
    const search = known ?? makeSavedSearch({ filters, path: `/users?${params}` }, all.length);
    search.name = name ?? (known === undefined ? nameOf(filters) : known.name);
    if (known === undefined) all.unshift(search);
    return response(201).json({ success: true, message: 'Search saved', search });
  }),

  deleteSearch: http.delete('/api/searches/{searchId}', ({ params, response }) => {
    const all = savedSearches();
    const index = all.findIndex(({ _id }) => _id === params.searchId);
    if (index === -1) return response(404).json(errorBody('Search not found.'));
    all.splice(index, 1);
    return response(200).json({ success: true });
  }),
});
