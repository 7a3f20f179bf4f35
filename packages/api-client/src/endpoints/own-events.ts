import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import type { EventStatus } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { eventKeys } from './events.ts';

/** Events that the caller hosts, in one state. */
export function createdEventsQuery(api: ApiClient, status: EventStatus) {
  return queryOptions({
    queryKey: eventKeys.created(status),
    queryFn: ({ signal }) =>
      readWhole(async (page) => {
        const params = { query: { status, ...page } };
        const { data, response } = await api.GET('/api/events/user-events-status', { params, signal });
        return toPage(
          data.map((event) => wholeEvent(event, status)),
          response,
        );
      }),
  });
}

/** `createdEventsQuery` in a component. */
export const useCreatedEvents = (status: EventStatus) => useQuery(createdEventsQuery(useApi(), status));

/** Events in one state whose host has approved the caller. */
export function participatingEventsQuery(api: ApiClient, status: EventStatus) {
  return queryOptions({
    queryKey: eventKeys.participating(status),
    queryFn: ({ signal }) =>
      readWhole(async (page) => {
        const params = { query: { status, ...page } };
        const { data, response } = await api.GET('/api/events/get-participating-events', { params, signal });
        return toPage(
          data.map((event) => wholeEvent(event, status)),
          response,
        );
      }),
  });
}

/** `participatingEventsQuery` in a component. */
export const useParticipatingEvents = (status: EventStatus) =>
  useQuery(participatingEventsQuery(useApi(), status));
