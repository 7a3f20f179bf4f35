import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh } from '../refresh.ts';
import type { Availability } from '../types.ts';

const availabilityKey = ['availability', 'own'] as const;

/** The caller's weekly hours; null until they are set. */
export function availabilityQuery(api: ApiClient) {
  return queryOptions({
    queryKey: availabilityKey,
    queryFn: async ({ signal }) => (await api.GET('/api/availability', { signal })).data.availability,
  });
}

export const useAvailability = () => useQuery(availabilityQuery(useApi()));

/** Replaces the caller's weekly hours. */
export function setAvailabilityMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['availability', 'set'],
    mutationFn: async (availability: Availability) =>
      bodyOf(await api.PUT('/api/availability', { body: availability })).availability,
    onSuccess: (availability, _input, _before, { client }) => {
      client.setQueryData(availabilityKey, availability);
      refresh(client, 'availability');
    },
  });
}

export const useSetAvailability = () => useMutation(setAvailabilityMutation(useApi()));

export interface OverlapSearch {
  readonly userId: string;
  /** Length of the session. */
  readonly minutes: number;
  /** Days from now to search. */
  readonly days: number;
  /** A session to move: its own time counts as free. */
  readonly sessionId?: string;
}

/** Starts of sessions that suit the caller and another member. */
export function overlapQuery(api: ApiClient, search: OverlapSearch) {
  return queryOptions({
    queryKey: ['availability', 'overlap', search],
    // Both members' sessions and hours affect it.
    staleTime: 30_000,
    queryFn: async ({ signal }) =>
      (await api.GET('/api/availability/overlap', { params: { query: { ...search } }, signal })).data,
  });
}

export const useOverlap = (search: OverlapSearch, { enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...overlapQuery(useApi(), search), enabled });
