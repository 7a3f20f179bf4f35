import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';

export const communityKeys = { all: ['community'] as const };

/** What the community is called and looks like. */
export function communityQuery(api: ApiClient) {
  return queryOptions({
    queryKey: communityKeys.all,
    queryFn: async ({ signal }) => (await api.GET('/api/community', { signal })).data.community,
  });
}

export const useCommunity = () => useQuery(communityQuery(useApi()));
