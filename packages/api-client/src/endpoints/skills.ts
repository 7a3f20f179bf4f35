import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { formData } from '../form-data.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';

export const skillKeys = {
  all: ['skills'] as const,
  search: (text: string) => ['skills', 'search', text] as const,
  recent: () => ['skills', 'recent'] as const,
};

/** Skills that match a text, best first, at most 20. A blank text sends no request. The caller debounces. */
export function skillSearchQuery(api: ApiClient, text: string) {
  const query = text.trim();
  return queryOptions({
    queryKey: skillKeys.search(query),
    queryFn: async ({ signal }) => (await api.GET('/api/skills', { params: { query: { query } }, signal })).data,
    enabled: query !== '',
  });
}

/** The most taught and wanted skills, for the landing page; the newest on an older backend. */
export function recentSkillsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: skillKeys.recent(),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/skills/recent', { params: { query: { sort: 'used' } }, signal })).data.skills,
  });
}

export const useRecentSkills = () => useQuery(recentSkillsQuery(useApi()));

/** A skill that a member requests, with an optional picture of at most 5 MB. */
export interface SkillRequest {
  readonly name: string;
  readonly desc: string;
  readonly photo?: File | undefined;
}

/** Adds a skill to the catalog. Rejects with 409 when it exists, 413 and 415 for the picture. */
export function addSkillMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['skills', 'add'],
    mutationFn: async ({ name, desc, photo }: SkillRequest) => {
      await api.POST('/api/skills/add', { body: formData({ name, desc, photo }) });
    },
    onSuccess: (_answer, _skill, _before, { client }) => refresh(client, 'skills'),
    onError: refreshIfRejected('skills'),
  });
}

export const useAddSkill = () => useMutation(addSkillMutation(useApi()));
