import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { NewReplacement, NewRing, NewRingAnswer, Ring } from '../types.ts';
import type { Gate } from './gate.ts';

export const ringKeys = {
  list: () => ['rings', 'list'] as const,
  detail: (ringId: string) => ['rings', 'detail', ringId] as const,
  replacements: (ringId: string) => ['rings', 'detail', ringId, 'replacements'] as const,
};

/** Short, because the other members answer too. */
const staleTime = 5_000;

/** Open rings are not among the matches, so answers change both. */
const showsAnswer = {
  onSuccess: (ring: Ring, _input: unknown, _before: unknown, { client }: { client: QueryClient }) => {
    client.setQueryData(ringKeys.detail(ring._id), ring);
    refresh(client, 'rings', 'matches');
  },
  onError: refreshIfRejected('rings', 'matches'),
};

/** Every ring in which the caller has a seat, in all states, newest first. */
export function ringsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ringKeys.list(),
    staleTime,
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const { data, response } = await api.GET('/api/rings', { params: { query }, signal });
        return toPage(data.rings, response);
      }),
  });
}

export const useRings = (gate: Gate = {}) => useQuery({ ...ringsQuery(useApi()), ...gate });

/** One ring. Rejected with 403 for a ring of other members, with 404 for an unknown one. */
export function ringQuery(api: ApiClient, ringId: string) {
  return queryOptions({
    queryKey: ringKeys.detail(ringId),
    staleTime,
    queryFn: async ({ signal }) =>
      bodyOf(await api.GET('/api/rings/{ringId}', { params: { path: { ringId } }, signal })).ring,
  });
}

export const useRing = (ringId: string) => useQuery(ringQuery(useApi(), ringId));

/** Members who could take an empty seat of a broken ring, best first. */
export function replacementsQuery(api: ApiClient, ringId: string) {
  return queryOptions({
    queryKey: ringKeys.replacements(ringId),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/rings/{ringId}/replacements', { params: { path: { ringId } }, signal })).data.replacements,
  });
}

export const useReplacements = (ringId: string, gate: Gate = {}) =>
  useQuery({ ...replacementsQuery(useApi(), ringId), ...gate });

/** Proposes a ring of the caller's matches. 409 if it is open or was declined, or the caller has five open rings. */
export function proposeRingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['rings', 'propose'],
    mutationFn: async ({ idempotencyKey, ...ring }: Keyed<NewRing>) =>
      bodyOf(await api.POST('/api/rings', { params: keyHeader(idempotencyKey), body: ring })).ring,
    ...showsAnswer,
  });
}

export const useProposeRing = () => useMutation(proposeRingMutation(useApi()));

/** Accepts, declines or leaves a ring. 409 if it has changed or ended. */
export function answerRingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['rings', 'answer'],
    mutationFn: async ({ ringId, ...answer }: NewRingAnswer & { ringId: string }) =>
      bodyOf(await api.POST('/api/rings/{ringId}/answer', { params: { path: { ringId } }, body: answer })).ring,
    ...showsAnswer,
  });
}

export const useAnswerRing = () => useMutation(answerRingMutation(useApi()));

/** Asks another member to take an empty seat. 409 if the seat is taken or the member cannot take it. */
export function replaceInRingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['rings', 'replace'],
    mutationFn: async ({ ringId, ...replacement }: NewReplacement & { ringId: string }) =>
      bodyOf(await api.POST('/api/rings/{ringId}/replace', { params: { path: { ringId } }, body: replacement })).ring,
    ...showsAnswer,
  });
}

export const useReplaceInRing = () => useMutation(replaceInRingMutation(useApi()));
