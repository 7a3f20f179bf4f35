import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { eventKeys } from './events.ts';

/** Who asks to join, first come first. 403 for anybody but the host. */
export function eventRequestsQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.requests(eventId),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const params = { path: { eventId }, query };
        const { data, response } = await api.GET('/api/events/{eventId}/requests', { params, signal });
        return toPage(data.requests, response);
      }),
  });
}

/** `eventRequestsQuery` in a component. */
export const useEventRequests = (eventId: string) => useQuery(eventRequestsQuery(useApi(), eventId));

/** Who is in. 403 for anybody but the host and those who are in. */
export function eventParticipantsQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.participants(eventId),
    queryFn: ({ signal }) =>
      readWhole(async (query) => {
        const params = { path: { eventId }, query };
        const { data, response } = await api.GET('/api/events/{eventId}/participants', { params, signal });
        return toPage(data.participants, response);
      }),
  });
}

/** `eventParticipantsQuery` in a component. */
export const useEventParticipants = (eventId: string) => useQuery(eventParticipantsQuery(useApi(), eventId));
