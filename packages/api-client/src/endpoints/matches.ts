import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { paged, pageQuery, previewLimit, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { Match, MatchKind, NewMatchState } from '../types.ts';
import type { Gate } from './gate.ts';

export const matchKeys = {
  list: (filter: MatchFilter) => ['matches', 'list', filter] as const,
  some: () => ['matches', 'some'] as const,
  withMember: (userId: string) => ['matches', 'with', userId] as const,
};

export interface MatchFilter {
  readonly kind?: MatchKind;
  /** Name of a skill that the caller teaches or learns in it. */
  readonly skill?: string;
  /** Only matches that the caller has saved. */
  readonly state?: 'saved';
}

/** Swaps and rings for the caller, best first, page by page. The first page has suggestions for a caller without any. */
export function matchesQuery(api: ApiClient, filter: MatchFilter = {}) {
  return infiniteQueryOptions({
    queryKey: matchKeys.list(filter),
    queryFn: async ({ pageParam, signal }) => {
      const params = { query: { ...filter, ...pageQuery(pageParam) } };
      const { data, response } = await api.GET('/api/matches', { params, signal });
      return { ...toPage(data.matches, response), missing: data.missing, unlock: data.unlock };
    },
    select: ({ pages }) => ({
      matches: onceEach(pages.flatMap(({ items }) => items)),
      missing: pages[0]?.missing,
      unlock: pages[0]?.unlock,
    }),
    ...paged,
  });
}

export const useMatches = (filter?: MatchFilter) => useInfiniteQuery(matchesQuery(useApi(), filter));

/** The best few matches, for a page that links to the rest. */
export function someMatchesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: matchKeys.some(),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/matches', { params: { query: { limit: previewLimit } }, signal })).data,
  });
}

export const useSomeMatches = (gate: Gate = {}) => useQuery({ ...someMatchesQuery(useApi()), ...gate });

/** Ways to swap with one member, best first. 404 for a member whom the caller may not find. */
export function matchesWithQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: matchKeys.withMember(userId),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/matches', { params: { query: { userId } }, signal })).data.matches,
  });
}

export const useMatchesWith = (userId: string, gate: Gate = {}) =>
  useQuery({ ...matchesWithQuery(useApi(), userId), ...gate });

/** Saves a match, dismisses it, or undoes both. */
export function setMatchStateMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['matches', 'state'],
    mutationFn: async ({ key, state }: NewMatchState & { key: string }) => {
      await api.PUT('/api/matches/{key}', { params: { path: { key } }, body: { state } });
    },
    onSuccess: (_answer, _input, _before, { client }) => refresh(client, 'matches'),
    onError: refreshIfRejected('matches'),
  });
}

export const useSetMatchState = () => useMutation(setMatchStateMutation(useApi()));

/** Removes duplicates: a match that moved between two reads may be on two pages. */
function onceEach(matches: readonly Match[]): Match[] {
  return [...new Map(matches.map((match) => [match.key, match])).values()];
}
