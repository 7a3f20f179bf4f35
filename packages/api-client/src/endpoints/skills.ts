import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';

export const skillKeys = {
  all: ['skills'] as const,
  search: (text: string) => ['skills', 'search', text] as const,
  recent: () => ['skills', 'recent'] as const,
};

/** Skills whose name fits a text, best first, at most 20. Nothing is asked for a blank text; debouncing is the caller's. */
export function skillSearchQuery(api: ApiClient, text: string) {
  const query = text.trim();
  return queryOptions({
    queryKey: skillKeys.search(query),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/skills', { params: { query: { query } }, signal })).data,
    enabled: query !== '',
  });
}

/** The newest skills of the catalogue, for the landing page. */
export function recentSkillsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: skillKeys.recent(),
    queryFn: async ({ signal }) => (await api.GET('/api/skills/recent', { signal })).data.skills,
  });
}

/** `recentSkillsQuery` in a component. */
export const useRecentSkills = () => useQuery(recentSkillsQuery(useApi()));
