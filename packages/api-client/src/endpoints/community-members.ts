import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh } from '../refresh.ts';
import type { MemberChange, MemberFilter, MemberRoles } from '../types.ts';

export const communityMemberKeys = { all: ['communityMembers'] as const };

export interface MemberWords {
  search?: string | undefined;
  filter?: MemberFilter | undefined;
}

/** The first members whom the words and the filter select. For operators. */
export function communityMembersQuery(api: ApiClient, { search, filter }: MemberWords = {}) {
  const query = { ...(search && { search }), ...(filter && { filter }) };
  return queryOptions({
    queryKey: [...communityMemberKeys.all, query] as const,
    queryFn: async ({ signal }) => (await api.GET('/api/operator/members', { params: { query }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export const useCommunityMembers = (words: MemberWords) => useQuery(communityMembersQuery(useApi(), words));

type Of<Body> = { userId: string; body: Body };

const settled = {
  onSettled: (
    _member: unknown,
    _error: unknown,
    _call: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
    // The links of an operator end with the role.
  ) => refresh(client, 'communityMembers', 'invitations'),
};

/** Appoints or dismisses a moderator or an operator. Rejected with 403 for a wrong password, 409 for the last operator. */
export function setMemberRolesMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ userId, body }: Of<MemberRoles>) => {
      const params = { path: { userId } };
      return bodyOf(await api.PUT('/api/operator/members/{userId}/roles', { params, body })).member;
    },
    ...settled,
  });
}

export const useSetMemberRoles = () => useMutation(setMemberRolesMutation(useApi()));

/** Logs a member out everywhere. Rejected with 403 for a wrong password. */
export function logOutMemberMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ userId, body }: Of<MemberChange>) => {
      const params = { path: { userId } };
      return bodyOf(await api.POST('/api/operator/members/{userId}/log-out', { params, body })).member;
    },
    ...settled,
  });
}

export const useLogOutMember = () => useMutation(logOutMemberMutation(useApi()));

/** Turns off a member's two-factor codes. Rejected with 403 for a wrong password, 409 without codes. */
export function resetMemberCodesMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ userId, body }: Of<MemberChange>) => {
      const params = { path: { userId } };
      return bodyOf(await api.POST('/api/operator/members/{userId}/codes/reset', { params, body })).member;
    },
    ...settled,
  });
}

export const useResetMemberCodes = () => useMutation(resetMemberCodesMutation(useApi()));
