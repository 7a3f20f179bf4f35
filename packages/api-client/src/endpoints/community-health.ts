import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { operatorKeys } from './operator-settings.ts';

/** How the server is, and what needs somebody. For operators. */
export function communityHealthQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...operatorKeys.all, 'health'] as const,
    queryFn: async ({ signal }) => (await api.GET('/api/operator/health', { signal })).data,
  });
}

export const useCommunityHealth = () => useQuery(communityHealthQuery(useApi()));
