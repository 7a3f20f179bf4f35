import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { userKeys } from './users.ts';

export const communityKeys = { all: ['community'] as const };

/** What the community is called and looks like. */
export function communityQuery(api: ApiClient) {
  return queryOptions({
    queryKey: communityKeys.all,
    queryFn: async ({ signal }) => (await api.GET('/api/community', { signal })).data.community,
  });
}

export const useCommunity = () => useQuery(communityQuery(useApi()));

/** Makes the caller the operator of a community that has none, with the token of the server's start. */
export function becomeOperatorMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (token: string) => api.POST('/api/community/setup', { body: { token } }),
    onSuccess: (_data, _token, _before, { client }) => client.invalidateQueries({ queryKey: userKeys.all }),
  });
}

export const useBecomeOperator = () => useMutation(becomeOperatorMutation(useApi()));
