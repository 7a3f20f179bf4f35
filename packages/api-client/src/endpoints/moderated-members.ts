import { keepPreviousData, mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { moderationKeys } from './waiting-cases.ts';

/** The first members whose name contains the words, with the cases about them. For moderators. */
export function moderatedMembersQuery(api: ApiClient, search = '') {
  const query = search === '' ? {} : { search };
  return queryOptions({
    queryKey: moderationKeys.members(search),
    queryFn: async ({ signal }) => (await api.GET('/api/moderation/members', { params: { query }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export const useModeratedMembers = (search: string) => useQuery(moderatedMembersQuery(useApi(), search));

/** Opens a case about a member without a report. Rejected with 409 while a case about their profile is open. */
export function openCaseMutation(api: ApiClient, userId: string) {
  return mutationOptions({
    mutationFn: async (reason: string) => {
      const call = { params: { path: { userId } }, body: { reason } };
      return bodyOf(await api.POST('/api/moderation/members/{userId}/cases', call)).case;
    },
    onSettled: (_opened, _error, _reason, _before, { client }) =>
      void client.invalidateQueries({ queryKey: moderationKeys.all }),
  });
}

export const useOpenCase = (userId: string) => useMutation(openCaseMutation(useApi(), userId));
