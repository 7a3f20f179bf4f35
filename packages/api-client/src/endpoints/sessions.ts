import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';

export const sessionKeys = {
  all: ['sessions'] as const,
  list: () => ['sessions', 'list'] as const,
};

/** Every session of the caller, in all states, newest date first. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: sessionKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/sessions/my-sessions', { signal })).data.sessions,
  });
}

/** `sessionsQuery` in a component. */
export const useSessions = () => useQuery(sessionsQuery(useApi()));
