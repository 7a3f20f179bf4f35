import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';

export const operatorKeys = {
  all: ['operator'] as const,
  settings: () => ['operator', 'settings'] as const,
};

/** The settings of the community. For operators. */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: operatorKeys.settings(),
    queryFn: async ({ signal }) => (await api.GET('/api/operator/settings', { signal })).data,
  });
}

export const useSettings = () => useQuery(settingsQuery(useApi()));
