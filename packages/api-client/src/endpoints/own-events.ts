import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import type { EventStatus } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { eventKeys } from './events.ts';

/** Events that the caller hosts, in one state. */
export function createdEventsQuery(api: ApiClient, status: EventStatus) {
  return queryOptions({
    queryKey: eventKeys.created(status),
    queryFn: async ({ signal }) => {
      const params = { query: { status } };
      const { data } = await api.GET('/api/events/user-events-status', { params, signal });
      return data.map((event) => wholeEvent(event, status));
    },
  });
}

/** `createdEventsQuery` in a component. */
export const useCreatedEvents = (status: EventStatus) => useQuery(createdEventsQuery(useApi(), status));

/** Events in one state whose host has approved the caller. */
export function participatingEventsQuery(api: ApiClient, status: EventStatus) {
  return queryOptions({
    queryKey: eventKeys.participating(status),
    queryFn: async ({ signal }) => {
      const params = { query: { status } };
      const { data } = await api.GET('/api/events/get-participating-events', { params, signal });
      return data.map((event) => wholeEvent(event, status));
    },
  });
}

/** `participatingEventsQuery` in a component. */
export const useParticipatingEvents = (status: EventStatus) =>
  useQuery(participatingEventsQuery(useApi(), status));
