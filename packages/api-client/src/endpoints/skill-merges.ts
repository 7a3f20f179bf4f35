import { infiniteQueryOptions, mutationOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { flatten, type Page, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import type { KeptSkillPair, NewSkillMerge, SkillMerge, SkillPair } from '../types.ts';
import { moderationKeys } from './waiting-cases.ts';

type PairPage = Page<SkillPair> & { waiting: number };

/** Skills that look alike and wait for a moderator, the most alike first, page by page. For moderators. */
export function skillPairsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: moderationKeys.skillPairs(),
    queryFn: async ({ pageParam, signal }): Promise<PairPage> => {
      const params = { query: pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/moderation/skills/pairs', { params, signal });
      return { ...toPage(data.pairs, response), waiting: data.waiting };
    },
    select: ({ pages }) => ({ pairs: flatten(pages), waiting: pages[0]?.waiting ?? 0 }),
    ...paged,
  });
}

export const useSkillPairs = () => useInfiniteQuery(skillPairsQuery(useApi()));

/** Merged skills, latest first, page by page. For moderators. */
export function skillMergesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: moderationKeys.skillMerges(),
    queryFn: async ({ pageParam, signal }): Promise<Page<SkillMerge>> => {
      const params = { query: pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/moderation/skills/merges', { params, signal });
      return toPage(data.merges, response);
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

export const useSkillMerges = () => useInfiniteQuery(skillMergesQuery(useApi()));

/** Merges a skill into another one. Rejected with 409 if it is merged, or another merge is running. */
export function mergeSkillsMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: NewSkillMerge) => bodyOf(await api.POST('/api/moderation/skills/merges', { body })).merge,
    // Profiles, events, sessions: everything names skills.
    onSettled: (_merge, _error, _body, _before, { client }) => void client.invalidateQueries(),
  });
}

export const useMergeSkills = () => useMutation(mergeSkillsMutation(useApi()));

/** Undoes a merge. Rejected with 409 if it is undone, or a later one moved the skill on. */
export function undoSkillMergeMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (mergeId: string) => {
      const params = { path: { mergeId } };
      return bodyOf(await api.POST('/api/moderation/skills/merges/{mergeId}/undo', { params })).merge;
    },
    onSettled: (_merge, _error, _id, _before, { client }) => void client.invalidateQueries(),
  });
}

export const useUndoSkillMerge = () => useMutation(undoSkillMergeMutation(useApi()));

/** Keeps two skills that look alike: the pair leaves the list for good. Rejected with 409 once it is decided. */
export function keepSkillPairMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: KeptSkillPair) =>
      bodyOf(await api.POST('/api/moderation/skills/pairs/keep', { body })).message,
    onSettled: (_message, _error, _body, _before, { client }) =>
      void client.invalidateQueries({ queryKey: moderationKeys.all }),
  });
}

export const useKeepSkillPair = () => useMutation(keepSkillPairMutation(useApi()));
