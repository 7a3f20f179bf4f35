import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { isUnknownOperation } from '../errors.ts';
import { useApi } from '../provider.ts';

/** Whether the site creates meeting rooms; false on a backend without them. */
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

/** Whether the site creates meeting rooms; false until known. */
export const useHasRooms = () => useQuery(roomsQuery(useApi())).data ?? false;

/** Creates a meeting room and returns its link. Rejected with 404 `rooms_off` if the site has none. */
export function createRoomMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['rooms', 'create'],
    mutationFn: async () => bodyOf(await api.POST('/api/rooms')).link,
  });
}

export const useCreateRoom = () => useMutation(createRoomMutation(useApi()));
