import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { readWhole } from '../read-whole.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { EventScope, EventStatus } from '../types.ts';
import { wholeEvent } from '../whole-event.ts';
import { eventKeys } from './events.ts';

/**
 * Events of a status in which the caller participates, and those they have requested to join, which
 * have the caller in their `requests`. Some backends only return the former, as all do for completed events.
 */
export function participatingEventsQuery(api: ApiClient, status: EventStatus) {
  return queryOptions({
    queryKey: eventKeys.participating(status),
    queryFn: ({ signal }) =>
      readWhole(async (page) => {
        const params = {
          query: { status, ...(status === 'Completed' ? {} : { include: 'requested' as const }), ...page },
        };
        const { data, response } = await api.GET('/api/events/get-participating-events', { params, signal });
        return toPage(
          data.map((event) => wholeEvent(event, status)),
          response,
        );
      }),
  });
}

export const useParticipatingEvents = (status: EventStatus) => useQuery(participatingEventsQuery(useApi(), status));

/** Pending requests, oldest first. 403 for members other than the host. */
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

/** Refetches when a page opens: hovering its link may have prefetched it before others requested to join. */
export const useEventRequests = (eventId: string) =>
  useQuery({ ...eventRequestsQuery(useApi(), eventId), refetchOnMount: 'always' });

/** Participants. 403 for members other than the host and the participants. */
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

export const useEventParticipants = (eventId: string) => useQuery(eventParticipantsQuery(useApi(), eventId));

/** A request to join an event. */
export interface JoinRequest {
  readonly eventId: string;
  /** An optional sentence for the host. */
  readonly message?: string;
  /** Dates of its series; only this one if left out. */
  readonly scope?: EventScope;
}

/**
 * Requests to join an event. Returns whether the caller takes part already, and the server's message, such as the number of
 * joined dates. Rejected with 409 when it is full, over, the caller's own or already requested.
 */
export function registerForEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'register'],
    mutationFn: async ({ eventId, message = '', scope }: JoinRequest) => {
      const params = { path: { id: eventId } };
      const body = { ...(message !== '' && { message }), ...(scope && { scope }) };
      const hasBody = Object.keys(body).length > 0;
      const { data } = await api.POST('/api/events/{id}/register', hasBody ? { params, body } : { params });
      return { isApproved: data?.isApproved === true, message: data?.message };
    },
    onSuccess: (_answer, _request, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useRegisterForEvent = () => useMutation(registerForEventMutation(useApi()));

/** An event to leave. */
export interface EventLeaving {
  readonly eventId: string;
  /** Dates of its series; only this one if left out. */
  readonly scope?: EventScope;
}

/** Withdraws the caller's request, or releases their place; returns the server's message. Rejected with 409 for past and canceled events. */
export function leaveEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'leave'],
    mutationFn: async ({ eventId, scope }: EventLeaving) => {
      const params = { path: { id: eventId }, ...(scope && { query: { scope } }) };
      const { data } = await api.DELETE('/api/events/{id}/registration', { params });
      return data?.message;
    },
    onSuccess: (_answer, _left, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useLeaveEvent = () => useMutation(leaveEventMutation(useApi()));
