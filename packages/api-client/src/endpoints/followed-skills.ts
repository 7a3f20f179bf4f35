import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { Gate } from './gate.ts';

const followedSkillKeys = {
  list: () => ['followed-skills', 'list'] as const,
};

/** The skills that the caller follows, by name. */
export function followedSkillsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: followedSkillKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/followed-skills', { signal })).data.skills,
  });
}

export const useFollowedSkills = (gate: Gate = {}) => useQuery({ ...followedSkillsQuery(useApi()), ...gate });

/** Follows a skill by any of its names. 400 for a name that no skill has, 409 if the caller follows twenty. */
export function followSkillMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['followed-skills', 'follow'],
    mutationFn: async (skill: string) => bodyOf(await api.POST('/api/followed-skills', { body: { skill } })).skill,
    onSuccess: (_skill, _name, _before, { client }) => refresh(client, 'followed-skills'),
    onError: refreshIfRejected('followed-skills'),
  });
}

export const useFollowSkill = () => useMutation(followSkillMutation(useApi()));

/** Follows a skill no more. 404 if the caller does not. */
export function unfollowSkillMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['followed-skills', 'unfollow'],
    mutationFn: async (followedSkillId: string) => {
      await api.DELETE('/api/followed-skills/{followedSkillId}', { params: { path: { followedSkillId } } });
    },
    onSuccess: (_answer, _id, _before, { client }) => refresh(client, 'followed-skills'),
    onError: refreshIfRejected('followed-skills'),
  });
}

export const useUnfollowSkill = () => useMutation(unfollowSkillMutation(useApi()));
