import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { CohostAnswer, CohostChoice } from './cohosts.ts';

/** Asks a co-host to host an event. Returns the number of dates. Rejected with 404 for a member who does not co-host it. */
export function offerHostingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'offerHosting'],
    mutationFn: async ({ eventId, ...cohost }: CohostChoice) => {
      const params = { path: { eventId } };
      const { data } = await api.POST('/api/events/{eventId}/handover', { params, body: cohost });
      return data?.dates;
    },
    onSuccess: (_answer, _cohost, _before, { client }) => refresh(client, 'events'),
    onError: refreshIfRejected('events'),
  });
}

export const useOfferHosting = () => useMutation(offerHostingMutation(useApi()));

/**
 * Accepts or declines to host an event; the host takes the offer back by declining. Returns the number of dates. Rejected with
 * 403 once the offer is gone.
 */
export function answerHostingMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'answerHosting'],
    mutationFn: async ({ eventId, accepts }: CohostAnswer) => {
      const params = { path: { eventId } };
      const { data } = await api.POST('/api/events/{eventId}/handover/answer', { params, body: { accepts } });
      return data?.dates;
    },
    onSuccess: (_answer, _input, _before, { client }) => refresh(client, 'events', 'notifications', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useAnswerHosting = () => useMutation(answerHostingMutation(useApi()));
