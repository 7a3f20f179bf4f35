import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { EventScope, Person } from '../types.ts';
import { eventKeys } from './events.ts';

/** A host's decision about a request to join. */
export interface RequestDecision {
  readonly eventId: string;
  readonly userId: string;
  readonly action: 'APPROVE' | 'REJECT';
  /** The reason or note, which the member reads. */
  readonly reason?: string;
  /** Dates of the series to decide about; only this one if left out. */
  readonly scope?: EventScope;
}

/** Approves or declines a request. Rejected with 409 when the event is full or another tab has already decided. */
export function handleRequestMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'handleRequest'],
    mutationFn: async ({ eventId, ...decision }: RequestDecision) => {
      const params = { path: { eventId } };
      const { data } = await api.POST('/api/events/{eventId}/handle-request', { params, body: decision });
      return data?.message;
    },
    onSuccess: (_answer, decision, _before, { client }) => {
      moveRequest(client, decision);
      refresh(client, 'events', ...plans);
    },
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useHandleRequest = () => useMutation(handleRequestMutation(useApi()));

/** A decline to take back. */
export type UndoneDecline = Pick<RequestDecision, 'eventId' | 'userId' | 'scope'>;

/** Makes a declined request pending again. Rejected with 404 once the member is notified, after a minute. */
export function undoDeclineMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'undoDecline'],
    mutationFn: async ({ eventId, ...decline }: UndoneDecline) => {
      await api.POST('/api/events/{eventId}/undo-decline', { params: { path: { eventId } }, body: decline });
    },
    onSuccess: (_answer, _decline, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useUndoDecline = () => useMutation(undoDeclineMutation(useApi()));

/** An approval to take back. */
export type UndoneApproval = Pick<RequestDecision, 'eventId' | 'userId'>;

/**
 * Makes an approved request pending again, for all dates that the decision approved. Rejected with 409 once the member knows of
 * it, at the latest after a minute.
 */
export function undoApprovalMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'undoApproval'],
    mutationFn: async ({ eventId, userId }: UndoneApproval) => {
      await api.POST('/api/events/{eventId}/undo-approval', { params: { path: { eventId } }, body: { userId } });
    },
    onSuccess: (_answer, _approval, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useUndoApproval = () => useMutation(undoApprovalMutation(useApi()));

/** A guest to remove from an event. */
export type GuestRemoval = Omit<RequestDecision, 'action'>;

/** Takes a participant's place away. Rejected with 404 when they no longer take part. */
export function removeGuestMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'removeGuest'],
    mutationFn: async ({ eventId, ...guest }: GuestRemoval) => {
      await api.POST('/api/events/{eventId}/remove-guest', { params: { path: { eventId } }, body: guest });
    },
    onSuccess: (_answer, { eventId, userId }, _before, { client }) => {
      client.setQueryData<Person[]>(eventKeys.participants(eventId), (list) =>
        list?.filter(({ _id }) => _id !== userId),
      );
      refresh(client, 'events', ...plans);
    },
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useRemoveGuest = () => useMutation(removeGuestMutation(useApi()));

/** An event whose requests are approved, and the dates of its series; only this one if left out. */
export type RequestsOf = Pick<RequestDecision, 'eventId' | 'scope'>;

/** Approves the oldest requests of an event, or of dates of its series, until it is full. Returns the numbers of approved and remaining ones. */
export function approveAllMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'approveAll'],
    mutationFn: async ({ eventId, scope }: RequestsOf) => {
      const params = { path: { eventId }, ...(scope && { query: { scope } }) };
      const { data } = await api.POST('/api/events/{eventId}/approve-all', { params });
      return { approved: data?.approved ?? 0, left: data?.left ?? 0 };
    },
    onSuccess: (_answer, _eventId, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useApproveAll = () => useMutation(approveAllMutation(useApi()));

/** Applies the decision to the cached lists while they are refetched. */
function moveRequest(client: QueryClient, { eventId, userId, action }: RequestDecision): void {
  const asked = client.getQueryData<Person[]>(eventKeys.requests(eventId));
  const person = asked?.find(({ _id }) => _id === userId);
  client.setQueryData<Person[]>(eventKeys.requests(eventId), (list) => list?.filter(({ _id }) => _id !== userId));
  if (action === 'REJECT' || person === undefined) return;
  client.setQueryData<Person[]>(eventKeys.participants(eventId), (list) => list && [...list, person]);
}
