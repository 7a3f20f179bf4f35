import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { formData } from '../form-data.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';

/** Sets the picture of the caller's event, or removes it with null. Rejected with 413 or 415 for other files. */
export function changeEventCoverMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'cover'],
    mutationFn: async ({ eventId, photo }: { eventId: string; photo: File | null }) => {
      const params = { path: { eventId } };
      if (photo === null) await api.DELETE('/api/events/{eventId}/cover', { params });
      else await api.PUT('/api/events/{eventId}/cover', { params, body: formData({ photo }) });
    },
    onSuccess: (_answer, _change, _before, { client }) => {
      refresh(client, 'events');
    },
    onError: refreshIfRejected('events'),
  });
}

export const useChangeEventCover = () => useMutation(changeEventCoverMutation(useApi()));
