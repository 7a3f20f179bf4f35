import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { ApiError } from '../errors.ts';
import { flatten, foretasteSize, type Page, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import type { Event, EventStatus } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import type { Gate } from './gate.ts';

export const eventKeys = {
  all: ['events'] as const,
  list: () => ['events', 'list'] as const,
  some: () => ['events', 'list', { limit: foretasteSize }] as const,
  learn: () => ['events', 'learn'] as const,
  created: (status: EventStatus) => ['events', 'created', status] as const,
  participating: (status: EventStatus) => ['events', 'participating', status] as const,
  detail: (eventId: string) => ['events', 'detail', eventId] as const,
  requests: (eventId: string) => ['events', 'detail', eventId, 'requests'] as const,
  participants: (eventId: string) => ['events', 'detail', eventId, 'participants'] as const,
};

/** For `map`, which hands on more than the event. */
const whole = (event: Event) => wholeEvent(event);

/** Upcoming events, soonest first, page by page. */
export function eventsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: eventKeys.list(),
    queryFn: async ({ pageParam, signal }): Promise<Page<Event>> => {
      const query = pageQuery(pageParam);
      const { data, response } = await api.GET('/api/events/getAll', { params: { query }, signal });
      return toPage(data.map(whole), response);
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

/** The next few events, for a page that leads to the rest. */
export function someEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventKeys.some(),
    queryFn: async ({ signal }) => {
      const params = { query: { limit: foretasteSize } };
      return (await api.GET('/api/events/getAll', { params, signal })).data.map(whole);
    },
  });
}

/** `someEventsQuery` in a component. */
export const useSomeEvents = (gate: Gate = {}) => useQuery({ ...someEventsQuery(useApi()), ...gate });

/** `eventsQuery` in a component. */
export const useEvents = () => useInfiniteQuery(eventsQuery(useApi()));

/** Upcoming events by others that teach a skill the caller wants to learn. */
export function learnEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventKeys.learn(),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/events/get-learn-events', { signal })).data.events.map(whole),
  });
}

/** `learnEventsQuery` in a component. */
export const useLearnEvents = (gate: Gate = {}) => useQuery({ ...learnEventsQuery(useApi()), ...gate });

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

/** One event in any state. 404 when there is none. */
export function eventQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.detail(eventId),
    queryFn: async ({ signal }): Promise<Event> => {
      const params = { path: { eventId } };
      const { data, operation } = await api.GET('/api/events/getEvent/{eventId}', { params, signal });
      const event = wholeEvent(data.event ?? data);
      if (event._id === '') throw new ApiError({ status: 404, operation });
      return event;
    },
  });
}

/** `eventQuery` in a component. */
export const useEvent = (eventId: string) => useQuery(eventQuery(useApi(), eventId));

/** Who asks to join, first come first. 403 for anybody but the host. */
export function eventRequestsQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.requests(eventId),
    queryFn: async ({ signal }) => {
      const params = { path: { eventId } };
      return (await api.GET('/api/events/{eventId}/requests', { params, signal })).data.requests;
    },
  });
}

/** `eventRequestsQuery` in a component. */
export const useEventRequests = (eventId: string) => useQuery(eventRequestsQuery(useApi(), eventId));

/** Who is in. 403 for anybody but the host and those who are in. */
export function eventParticipantsQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.participants(eventId),
    queryFn: async ({ signal }) => {
      const params = { path: { eventId } };
      return (await api.GET('/api/events/{eventId}/participants', { params, signal })).data.participants;
    },
  });
}

/** `eventParticipantsQuery` in a component. */
export const useEventParticipants = (eventId: string) => useQuery(eventParticipantsQuery(useApi(), eventId));
