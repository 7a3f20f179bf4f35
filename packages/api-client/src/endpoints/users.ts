import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { formData } from '../form-data.ts';
import { flatten, type Page, paged, pageQuery, pageSize, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import type { User } from '../types.ts';
import { eventKeys } from './events.ts';
import type { Gate } from './gate.ts';

/** A member's changes to their own profile. What is left out stays as it is; `photo` only when it is a new file. */
export interface ProfileChange {
  readonly userId: string;
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly skillsOffered?: readonly string[] | undefined;
  readonly skillsRequested?: readonly string[] | undefined;
  readonly photo?: File | undefined;
}

export const userKeys = {
  all: ['users'] as const,
  lists: () => ['users', 'list'] as const,
  list: (search: string) => ['users', 'list', { search }] as const,
  recommended: () => ['users', 'recommended'] as const,
  detail: (userId: string) => ['users', 'detail', userId] as const,
};

/** All members, page by page, or those whose name or skills hold a text. */
export function usersQuery(api: ApiClient, search = '') {
  const q = search.trim();
  return infiniteQueryOptions({
    queryKey: userKeys.list(q),
    queryFn: async ({ pageParam, signal }): Promise<Page<User>> => {
      const query = q === '' ? pageQuery(pageParam) : { ...pageQuery(pageParam), q };
      const { data, response } = await api.GET('/api/user/getAll', { params: { query }, signal });
      // More than asked for: this backend knows neither paging nor search, so the search is ours to do.
      const users = data.users.length > pageSize ? data.users.filter((user) => fits(user, q)) : data.users;
      return toPage(users, response);
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

/** `usersQuery` in a component. */
export const useUsers = (search?: string) => useInfiniteQuery(usersQuery(useApi(), search));

/** Members who teach what the caller wants to learn, best first. */
export function recommendedUsersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: userKeys.recommended(),
    queryFn: async ({ signal }) => (await api.GET('/api/user/userRecommend', { signal })).data.users,
  });
}

/** `recommendedUsersQuery` in a component. */
export const useRecommendedUsers = (gate: Gate = {}) =>
  useQuery({ ...recommendedUsersQuery(useApi()), ...gate });

/** One member's profile, with the e-mail address on the caller's own. 404 when there is no such member. */
export function userQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: userKeys.detail(userId),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/user/get/{userId}', { params: { path: { userId } }, signal })).data.user,
  });
}

/** `userQuery` in a component. */
export const useUser = (userId: string, gate: Gate = {}) =>
  useQuery({ ...userQuery(useApi(), userId), ...gate });

/** Saves the caller's profile and answers it as it is now. Refused with 413 or 415 for the photo. */
export function editUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['users', 'edit'],
    mutationFn: async ({ userId, name, about, skillsOffered, skillsRequested, photo }: ProfileChange) => {
      const answer = await api.PUT('/api/user/edit/{userId}', {
        params: { path: { userId } },
        body: formData({
          name,
          about,
          skillsOffered: asText(skillsOffered),
          skillsRequested: asText(skillsRequested),
          photo,
        }),
      });
      return bodyOf(answer).user;
    },
    onSuccess: (user, { userId }, _before, { client }) => {
      client.setQueryData(userKeys.detail(userId), user);
      void client.invalidateQueries({ queryKey: userKeys.all });
      // Which events teach what I want follows from the profile.
      void client.invalidateQueries({ queryKey: eventKeys.learn() });
    },
  });
}

/** `editUserMutation` in a component. */
export const useEditUser = () => useMutation(editUserMutation(useApi()));

function asText(names: readonly string[] | undefined): string | undefined {
  return names === undefined ? undefined : JSON.stringify(names);
}

function fits({ name, skillsOffered, skillsRequested }: User, text: string): boolean {
  const wanted = text.toLowerCase();
  return [name, ...skillsOffered, ...skillsRequested].some((word) => word.toLowerCase().includes(wanted));
}
