import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { ApiError, isApiError } from '../errors.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { nextDatesOf } from '../next-dates.ts';
import { flatten, hasNext, paged, previewLimit, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { Event, EventChange, EventScope, EventStatus, NewEvent } from '../types.ts';
import { readUpcomingPage, searchUpcoming } from '../upcoming-pages.ts';
import { wholeEvent } from '../whole-event.ts';
import type { Gate } from './gate.ts';

export const eventKeys = {
  all: ['events'] as const,
  series: (seriesId: string) => ['events', 'series', seriesId] as const,
  list: (skill: string) => ['events', 'list', { skill }] as const,
  some: () => ['events', 'list', { limit: previewLimit }] as const,
  learn: () => ['events', 'learn'] as const,
  created: (status: EventStatus) => ['events', 'created', status] as const,
  participating: (status: EventStatus) => ['events', 'participating', status] as const,
  joinedWith: (memberId: string) => ['events', 'participating', 'with', memberId] as const,
  nextJoined: () => ['events', 'participating', 'next'] as const,
  nextHosted: () => ['events', 'created', 'next'] as const,
  hostedWith: (memberId: string) => ['events', 'created', 'with', memberId] as const,
  detail: (eventId: string) => ['events', 'detail', eventId] as const,
  public: (eventId: string) => ['events', 'public', eventId] as const,
  requests: (eventId: string) => ['events', 'detail', eventId, 'requests'] as const,
  participants: (eventId: string) => ['events', 'detail', eventId, 'participants'] as const,
  updates: (eventId: string) => ['events', 'detail', eventId, 'updates'] as const,
  waitlist: (eventId: string) => ['events', 'detail', eventId, 'waitlist'] as const,
};

/** For `map`, which passes more arguments than the event. */
const whole = (event: Event) => wholeEvent(event);

/** Upcoming events, soonest first, page by page, of each series only its next date; optionally only those that teach a skill. */
export function eventsQuery(api: ApiClient, skill = '') {
  return infiniteQueryOptions({
    queryKey: eventKeys.list(skill),
    queryFn: ({ pageParam, signal }) => readUpcomingPage(api, { skill, at: pageParam, signal }),
    select: ({ pages }) => nextDatesOf(flatten(pages)),
    ...paged,
  });
}

/** The next few events, of each series only its next date, for a page that links to the rest. */
export function someEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventKeys.some(),
    queryFn: async ({ signal }) => {
      const params = { query: { limit: previewLimit } };
      const { data, response } = await api.GET('/api/events/getAll', { params, signal });
      const next = nextDatesOf(data.map(whole));
      // Other dates of a series took places of other events.
      if (next.length === data.length || !hasNext(response)) return next;
      return (await searchUpcoming(api, { limit: previewLimit }, signal))?.items ?? next;
    },
  });
}

export const useSomeEvents = (gate: Gate = {}) => useQuery({ ...someEventsQuery(useApi()), ...gate });

export const useEvents = (skill?: string) => useInfiniteQuery(eventsQuery(useApi(), skill));

/** Upcoming events by others that teach a skill the caller wants to learn; of each series only its next date. */
export function learnEventsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: eventKeys.learn(),
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/events/get-learn-events', { signal });
      return nextDatesOf(data.events.map(whole));
    },
  });
}

export const useLearnEvents = (gate: Gate = {}) => useQuery({ ...learnEventsQuery(useApi()), ...gate });

/** An event in any state. 404 when there is none. */
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

export const useEvent = (eventId: string, gate: Gate = {}) => useQuery({ ...eventQuery(useApi(), eventId), ...gate });

/**
 * An event as anybody sees it, or null when there is none: a server-rendered page hydrates data, not errors. The lists
 * of participants and requests are empty.
 */
export function publicEventQuery(api: ApiClient, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.public(eventId),
    queryFn: async ({ signal }): Promise<Event | null> => {
      try {
        const { data } = await api.GET('/api/events/{eventId}/public', { params: { path: { eventId } }, signal });
        return wholeEvent(data);
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
  });
}

export const usePublicEvent = (eventId: string, gate: Gate = {}) =>
  useQuery({ ...publicEventQuery(useApi(), eventId), ...gate });

/** Events of a status that the caller hosts. */
export function createdEventsQuery(api: ApiClient, status: EventStatus) {
  return queryOptions({
    queryKey: eventKeys.created(status),
    queryFn: ({ signal }) =>
      readWhole(async (page) => {
        const params = { query: { status, include: 'cohosted' as const, ...page } };
        const { data, response } = await api.GET('/api/events/user-events-status', { params, signal });
        return toPage(
          data.map((event) => wholeEvent(event, status)),
          response,
        );
      }),
  });
}

export const useCreatedEvents = (status: EventStatus) => useQuery(createdEventsQuery(useApi(), status));

/** Hosts an event, and returns its id if the backend does. */
export function createEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'create'],
    mutationFn: async ({ idempotencyKey, ...event }: Keyed<NewEvent>) => {
      const { data } = await api.POST('/api/events/create', { params: keyHeader(idempotencyKey), body: event });
      return data?.event?._id;
    },
    onSuccess: (_answer, _event, _before, { client }) => {
      // The event may have added skills to the catalog, and its draft is deleted.
      refresh(client, 'events', 'event-drafts', 'skills', ...plans);
    },
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useCreateEvent = () => useMutation(createEventMutation(useApi()));

/**
 * Changes an event, optimistically; with a `scope` also other dates of its series. Rejected with 409
 * when it is over, canceled, or has more participants than the new size; with `changed_meanwhile` if it has changed since
 * `version`: `currentVersionIn` reads the current one from the error.
 */
export function updateEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'update'],
    mutationFn: async ({ eventId, ...change }: EventChange & { eventId: string }) => {
      const { data } = await api.PUT('/api/events/update/{eventId}', { params: { path: { eventId } }, body: change });
      return data;
    },
    onSuccess: (answer, { eventId, scope: _scope, version: _version, ...said }, _before, { client }) => {
      // The backend says what follows for sign-ups.
      const { signUpsClosed: _closed, signUpsCloseMinutes: _minutes, ...change } = said;
      client.setQueryData<Event>(eventKeys.detail(eventId), (event) => {
        if (event === undefined) return undefined;
        const { version: _replaced, ...kept } = event;
        const version = answer?.event?.version;
        return { ...kept, ...change, ...(version !== undefined && { version }) } satisfies Event;
      });
      // The skills of an event may be new ones.
      refresh(client, 'events', 'skills', ...plans);
    },
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useUpdateEvent = () => useMutation(updateEventMutation(useApi()));

/** An event to cancel, with the host's optional reason. */
export interface EventRemoval {
  readonly eventId: string;
  readonly reason?: string;
  /** Dates of its series; only this one if left out. */
  readonly scope?: EventScope;
}

/** Cancels an event of the caller. It leaves the list at once, which is then refetched. */
export function deleteEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'delete'],
    mutationFn: async ({ eventId, reason, scope }: EventRemoval) => {
      const query = { ...(reason && { reason }), ...(scope && { scope }) };
      await api.DELETE('/api/events/delete/{eventId}', { params: { path: { eventId }, query } });
    },
    onSuccess: (_answer, { eventId }, _before, { client }) => {
      client.setQueryData<Event[]>(eventKeys.created('Upcoming'), (events) =>
        events?.filter(({ _id }) => _id !== eventId),
      );
      refresh(client, 'events', ...plans);
    },
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useDeleteEvent = () => useMutation(deleteEventMutation(useApi()));

/** Brings back a canceled event of the caller, and with a `scope` also dates of its series; returns their number. */
export function restoreEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'restore'],
    mutationFn: async ({ eventId, scope }: { eventId: string; scope?: EventScope }) => {
      const params = { path: { eventId }, query: { ...(scope && { scope }) } };
      const { data } = await api.POST('/api/events/{eventId}/restore', { params });
      return data?.restored ?? 1;
    },
    onSuccess: (_answer, _restoration, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useRestoreEvent = () => useMutation(restoreEventMutation(useApi()));
