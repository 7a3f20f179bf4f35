import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { isUnknownOperation } from '../errors.ts';
import { useApi } from '../provider.ts';

/** Whether the site makes meeting rooms; false on a backend that knows none. */
export function roomsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['rooms'] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      try {
        return bodyOf(await api.GET('/api/rooms', { signal })).isOffered;
      } catch (error) {
        if (isUnknownOperation(error)) return false;
        throw error;
      }
    },
  });
}

/** Whether the site makes meeting rooms; false until that is known. */
export const useHasRooms = () => useQuery(roomsQuery(useApi())).data ?? false;

/** Makes a meeting room and answers its link. Rejected with 404 `rooms_off` where the site offers none. */
export function createRoomMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['rooms', 'create'],
    mutationFn: async () => bodyOf(await api.POST('/api/rooms')).link,
  });
}

export const useCreateRoom = () => useMutation(createRoomMutation(useApi()));
