import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { NewSavedSearch } from '../types.ts';
import type { Gate } from './gate.ts';

const savedSearchKeys = {
  list: () => ['saved-searches', 'list'] as const,
};

/** The caller's saved searches of members, newest first. */
export function savedSearchesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: savedSearchKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/searches', { signal })).data.searches,
  });
}

export const useSavedSearches = (gate: Gate = {}) => useQuery({ ...savedSearchesQuery(useApi()), ...gate });

/** Saves a search, or renames the one with the same filters. 409 if the caller has ten. */
export function saveSearchMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['saved-searches', 'save'],
    mutationFn: async (search: NewSavedSearch) => bodyOf(await api.POST('/api/searches', { body: search })).search,
    onSuccess: (_search, _input, _before, { client }) => refresh(client, 'saved-searches'),
    onError: refreshIfRejected('saved-searches'),
  });
}

export const useSaveSearch = () => useMutation(saveSearchMutation(useApi()));

/** Deletes a saved search. 404 if it does not exist. */
export function deleteSearchMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['saved-searches', 'delete'],
    mutationFn: async (searchId: string) => {
      await api.DELETE('/api/searches/{searchId}', { params: { path: { searchId } } });
    },
    onSuccess: (_answer, _searchId, _before, { client }) => refresh(client, 'saved-searches', 'notifications'),
    onError: refreshIfRejected('saved-searches'),
  });
}

export const useDeleteSearch = () => useMutation(deleteSearchMutation(useApi()));
