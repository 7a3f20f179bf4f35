import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { EventMaterialsChange } from '../types.ts';

/** Links to the recording and the slides of an event; an empty one is removed, one left out stays. */
export interface MaterialLinks extends EventMaterialsChange {
  readonly eventId: string;
}

/** Stores links to the recording and the slides of an event that is over. Rejected with 409 before its end. */
export function setEventMaterialsMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'setMaterials'],
    mutationFn: async ({ eventId, ...body }: MaterialLinks) => {
      const { data } = await api.PUT('/api/events/{eventId}/materials', { params: { path: { eventId } }, body });
      return data;
    },
    onSuccess: (_links, _input, _before, { client }) => refresh(client, 'events'),
    onError: refreshIfRejected('events'),
  });
}

export const useSetEventMaterials = () => useMutation(setEventMaterialsMutation(useApi()));
