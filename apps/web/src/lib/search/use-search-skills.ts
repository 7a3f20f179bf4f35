import { useApi } from '@skill-exchange/api-client/provider';
import { skillSearchQuery } from '@skill-exchange/api-client/skills';
import type { Skill } from '@skill-exchange/api-client/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Searches the catalog for a skill picker, with a cache. Rejects with an `ApiError`. */
export function useSearchSkills(): (text: string) => Promise<Skill[]> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback((text) => queryClient.fetchQuery(skillSearchQuery(api, text)), [api, queryClient]);
}
