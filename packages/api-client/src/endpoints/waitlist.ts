import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import { eventKeys } from './events.ts';

/** Joins the waitlist of an event, leaves it (or declines an offered place), or takes the offered place. */
export interface WaitlistChange {
  eventId: string;
  step: 'join' | 'leave' | 'take';
}

/** The members on an event's waitlist, in the order of joining. For its host. */
export function waitlistQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.waitlist(eventId),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const params = { path: { eventId }, query };
        const { data, response } = await api.GET('/api/events/{eventId}/waitlist', { params, signal });
        return toPage(data.waiting, response);
      }),
  });
}

export const useWaitlist = (eventId: string) => useQuery(waitlistQuery(useApi(), eventId));

/** Rejected with 409 when the event has a free place, none is free for the caller, or it is over. */
export function changeWaitlistMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'waitlist'],
    mutationFn: async ({ eventId, step }: WaitlistChange) => {
      const params = { path: { eventId } };
      if (step === 'join') await api.POST('/api/events/{eventId}/waitlist', { params });
      else if (step === 'leave') await api.DELETE('/api/events/{eventId}/waitlist', { params });
      else await api.POST('/api/events/{eventId}/waitlist/take', { params });
    },
    onSuccess: (_answer, _change, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useChangeWaitlist = () => useMutation(changeWaitlistMutation(useApi()));
