import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { EventUpdate } from '../types.ts';
import { eventKeys } from './events.ts';

/** What the host wrote to all guests, newest first. 403 for members other than the host and the participants. */
export function eventUpdatesQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.updates(eventId),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const params = { path: { eventId }, query };
        const { data, response } = await api.GET('/api/events/{eventId}/updates', { params, signal });
        return toPage(data.updates, response);
      }),
  });
}

export const useEventUpdates = (eventId: string) => useQuery(eventUpdatesQuery(useApi(), eventId));

/** A message to all guests. */
export interface NewUpdate {
  readonly eventId: string;
  readonly text: string;
  /** Members on the waitlist are notified, too. */
  readonly toWaitlist?: boolean;
}

const sending =
  (api: ApiClient) =>
  async ({ eventId, idempotencyKey, ...body }: Keyed<NewUpdate>) => {
    const params = { path: { eventId }, ...keyHeader(idempotencyKey) };
    const { data } = await api.POST('/api/events/{eventId}/updates', { params, body });
    return data;
  };

/** Sends a message to all guests. Returns the number of members who are notified. Rejected with 429 past three a day. */
export function sendEventUpdateMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'sendUpdate'],
    mutationFn: sending(api),
    onSuccess: (sent, { eventId }, _before, { client }) =>
      client.setQueryData<EventUpdate[]>(
        eventKeys.updates(eventId),
        (list) => list && sent && [sent.update, ...list.filter(({ _id }) => _id !== sent.update._id)],
      ),
  });
}

/** Thanks the guests of an event that is over, once, within seven days. Rejected with 409 once a host has. */
export function thankGuestsMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'thankGuests'],
    mutationFn: sending(api),
    onSuccess: (_sent, _input, _before, { client }) => refresh(client, 'events'),
    onError: refreshIfRejected('events'),
  });
}

export const useThankGuests = () => useMutation(thankGuestsMutation(useApi()));

export const useSendEventUpdate = () => useMutation(sendEventUpdateMutation(useApi()));
