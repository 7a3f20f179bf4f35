import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { ApiError } from '../errors.ts';
import { formData } from '../form-data.ts';
import { loadFolding } from '../name-folding.ts';
import { flatten, type Page, paged, pageQuery, previewLimit, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { refresh } from '../refresh.ts';
import type { EditUser, operations, SkillWithLevel, User } from '../types.ts';
import { wholeUser } from '../whole-user.ts';
import type { Gate } from './gate.ts';

type UsersQuery = NonNullable<operations['listUsers']['parameters']['query']>;

export const userKeys = {
  all: ['users'] as const,
  list: () => ['users', 'list'] as const,
  named: (name: string) => ['users', 'list', { name }] as const,
  some: () => ['users', 'list', { limit: previewLimit, sort: 'featured' }] as const,
  recommended: () => ['users', 'recommended'] as const,
  detail: (userId: string) => ['users', 'detail', userId] as const,
};

/** All members, page by page. */
export function usersQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: userKeys.list(),
    queryFn: ({ pageParam, signal }) => usersPage(api, pageQuery(pageParam), signal),
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

/** Members whose name contains each word of a text, best first, page by page; also from a backend that ignores `name`. */
export function usersNamedQuery(api: ApiClient, text: string) {
  const name = text.trim();
  return infiniteQueryOptions({
    queryKey: userKeys.named(name),
    queryFn: async ({ pageParam, signal }) => {
      const page = await usersPage(api, { ...pageQuery(pageParam), ...(name !== '' && { name }) }, signal);
      if (name === '') return page;
      const { holdsWords } = await loadFolding();
      return { ...page, items: page.items.filter((user) => holdsWords([user.name], name)) };
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

async function usersPage(api: ApiClient, query: UsersQuery, signal: AbortSignal): Promise<Page<User>> {
  const { data, response } = await api.GET('/api/user/getAll', { params: { query }, signal });
  return toPage(data.users.map(wholeUser), response);
}

/** A few members, those with full profiles first, for a page that links to the rest. */
export function someUsersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: userKeys.some(),
    queryFn: async ({ signal }) => {
      const params = { query: { limit: previewLimit, sort: 'featured' as const } };
      return (await api.GET('/api/user/getAll', { params, signal })).data.users.map(wholeUser);
    },
  });
}

export const useSomeUsers = (gate: Gate = {}) => useQuery({ ...someUsersQuery(useApi()), ...gate });

export const useUsers = () => useInfiniteQuery(usersQuery(useApi()));

/** Members who teach what the caller wants to learn, best first. */
export function recommendedUsersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: userKeys.recommended(),
    queryFn: async ({ signal }) => (await api.GET('/api/user/userRecommend', { signal })).data.users.map(wholeUser),
  });
}

export const useRecommendedUsers = (gate: Gate = {}) => useQuery({ ...recommendedUsersQuery(useApi()), ...gate });

/** A member's profile, with the email address if it is the caller's own. 404 when there is no such member. */
export function userQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: userKeys.detail(userId),
    queryFn: async ({ signal }) => {
      const params = { path: { userId } };
      const { data, operation } = await api.GET('/api/user/get/{userId}', { params, signal });
      // Some backends respond without a member.
      if (!data.user) throw new ApiError({ status: 404, operation });
      return wholeUser(data.user);
    },
  });
}

export const useUser = (userId: string, gate: Gate = {}) => useQuery({ ...userQuery(useApi(), userId), ...gate });

/** A member's changes to their own profile. Omitted fields stay unchanged; `photo` only when it is a new file. */
export interface ProfileChange extends Omit<EditUser, Listed | Switched | 'photo'> {
  readonly userId: string;
  readonly skillsOffered?: readonly string[] | undefined;
  readonly skillsRequested?: readonly string[] | undefined;
  readonly skillLevels?: readonly SkillWithLevel[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly hideActivity?: boolean | undefined;
  readonly hideTimeZone?: boolean | undefined;
  readonly membersOnly?: boolean | undefined;
  /** A day (YYYY-MM-DD); empty ends the absence. */
  readonly awayUntil?: string;
  readonly photo?: File | undefined;
}

/** Fields whose text is JSON. */
type Listed = 'skillsOffered' | 'skillsRequested' | 'skillLevels' | 'languages';

type Switched = 'hideActivity' | 'hideTimeZone' | 'membersOnly';

/**
 * Saves the caller's profile and answers it as it is now. Rejected with 413 or 415 for the photo, and with 409
 * `changed_meanwhile` if the profile has changed since `version`: `currentVersionIn` reads the current one from the error.
 */
export function editUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['users', 'edit'],
    mutationFn: async ({ userId, photo, ...change }: ProfileChange) => {
      const answer = await api.PUT('/api/user/edit/{userId}', {
        params: { path: { userId } },
        body: formData({ ...mapTexts(change), photo }),
      });
      return wholeUser(bodyOf(answer).user);
    },
    onSuccess: (user, { userId }, _before, { client }) => {
      client.setQueryData(userKeys.detail(userId), user);
      // The name and the photo are shown in many lists. New skills are in the catalog now, and the recommended events
      // depend on the profile.
      refresh(client, 'users', 'search', 'events', 'reviews', 'sessions', 'skills');
    },
  });
}

export const useEditUser = () => useMutation(editUserMutation(useApi()));

/** The fields of a form: texts as they are, all others as JSON. */
function mapTexts(fields: object): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === undefined || typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
