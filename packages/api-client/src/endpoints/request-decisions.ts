import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { Person } from '../types.ts';
import { eventKeys } from './events.ts';

/** A host's decision about a request to join. */
export interface RequestDecision {
  readonly eventId: string;
  readonly userId: string;
  readonly action: 'APPROVE' | 'REJECT';
  /** The reason for declining, which the member reads. */
  readonly reason?: string;
}

/** Approves or declines a request. Rejected with 409 when the event is full or another tab has already decided. */
export function handleRequestMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'handleRequest'],
    mutationFn: async ({ eventId, ...decision }: RequestDecision) => {
      const params = { path: { eventId } };
      await api.POST('/api/events/{eventId}/handle-request', { params, body: decision });
    },
    onSuccess: (_answer, decision, _before, { client }) => {
      moveRequest(client, decision);
      refresh(client, 'events', ...plans);
    },
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useHandleRequest = () => useMutation(handleRequestMutation(useApi()));

/** Applies the decision to the cached lists while they are refetched. */
function moveRequest(client: QueryClient, { eventId, userId, action }: RequestDecision): void {
  const asked = client.getQueryData<Person[]>(eventKeys.requests(eventId));
  const person = asked?.find(({ _id }) => _id === userId);
  client.setQueryData<Person[]>(eventKeys.requests(eventId), (list) => list?.filter(({ _id }) => _id !== userId));
  if (action === 'REJECT' || person === undefined) return;
  client.setQueryData<Person[]>(eventKeys.participants(eventId), (list) => list && [...list, person]);
}
