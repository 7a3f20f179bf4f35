import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { Gate } from './gate.ts';
import { userKeys } from './users.ts';

const blockKeys = {
  list: () => ['blocks', 'list'] as const,
};

/** Members that the caller has blocked; the first 1,000. */
export function blockedQuery(api: ApiClient) {
  return queryOptions({
    queryKey: blockKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/blocks', { signal })).data.blocked,
  });
}

export const useBlocked = (gate: Gate = {}) => useQuery({ ...blockedQuery(useApi()), ...gate });

/** Blocks a member. Refetches the whole cache, since any of it may mention them. 404 for an unknown member. */
export function blockMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (userId: string) => {
      await api.PUT('/api/blocks/{userId}', { params: { path: { userId } } });
    },
    onSuccess: (_answer, userId, _before, { client }) => {
      client.removeQueries({ queryKey: userKeys.detail(userId), type: 'inactive' });
      void client.invalidateQueries();
    },
  });
}

export const useBlock = () => useMutation(blockMutation(useApi()));

/** Removes a block. 404 if there is none. */
export function unblockMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (userId: string) => {
      await api.DELETE('/api/blocks/{userId}', { params: { path: { userId } } });
    },
    onSettled: (_answer, _error, _userId, _before, { client }) => client.invalidateQueries(),
  });
}

export const useUnblock = () => useMutation(unblockMutation(useApi()));
