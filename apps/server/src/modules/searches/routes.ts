import type { SavedSearch } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { searchName } from '../../texts/search-name.ts';
import { pathOf } from './path.ts';
import type { SavedSearchRow } from './repository.ts';
import { deleteSearch, saveSearch, searchesOf } from './service.ts';

export function savedSearchHandlers(context: AppContext) {
  return {
    listSearches: async (call) => {
      const rows = await searchesOf(context, callerOf(call).memberId);
      return { status: 200, body: { success: true, searches: rows.map(presentSearch) } };
    },

    saveSearch: async (call) => {
      const row = await saveSearch(context, callerOf(call).memberId, call.body);
      return { status: 201, body: { success: true, message: 'Search saved', search: presentSearch(row) } };
    },

    deleteSearch: async (call) => {
      await deleteSearch(context, callerOf(call).memberId, call.path.searchId);
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

function presentSearch({ id, name, filters, created_at }: SavedSearchRow): SavedSearch {
  return {
    _id: id,
    name: searchName(name, filters),
    filters,
    path: pathOf(filters),
    createdAt: created_at.toISOString(),
  };
}
