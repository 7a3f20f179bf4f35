import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { operatorKeys } from './operator-settings.ts';

/** The numbers of the community, week by week. For operators. */
export function communityNumbersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...operatorKeys.all, 'numbers'] as const,
    queryFn: async ({ signal }) => (await api.GET('/api/operator/numbers', { signal })).data,
  });
}

export const useCommunityNumbers = () => useQuery(communityNumbersQuery(useApi()));
