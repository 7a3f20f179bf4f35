import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';

export const moderationKeys = {
  all: ['moderation'] as const,
  cases: (state: string) => ['moderation', 'cases', state] as const,
  waiting: () => ['moderation', 'waiting'] as const,
  case: (caseId: string) => ['moderation', 'case', caseId] as const,
  members: (search: string) => ['moderation', 'members', search] as const,
  audit: () => ['moderation', 'audit'] as const,
  skillPairs: () => ['moderation', 'skillPairs'] as const,
  skillMerges: () => ['moderation', 'skillMerges'] as const,
  myActions: () => ['moderation', 'myActions'] as const,
};

/** The number of cases that wait for a moderator, up to 1,000; 0 from a backend that does not count. */
export function waitingCasesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: moderationKeys.waiting(),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/moderation/cases', { params: { query: { limit: 1 } }, signal })).data.waiting ?? 0,
  });
}
