import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { whenRefused } from '../refused.ts';
import type { Event, EventChange, NewEvent, Person } from '../types.ts';
import { eventKeys } from './events.ts';
import { skillKeys } from './skills.ts';

/** A host's answer to somebody who asks to join. */
export interface RequestDecision {
  readonly eventId: string;
  readonly userId: string;
  readonly action: 'APPROVE' | 'REJECT';
}

/** Hosts an event. */
export function createEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'create'],
    mutationFn: async (event: NewEvent) => {
      await api.POST('/api/events/create', { body: event });
    },
    onSuccess: (_answer, _event, _before, { client }) => {
      refreshEvents(client);
      // Skills that the catalogue lacked are in it now.
      void client.invalidateQueries({ queryKey: skillKeys.all });
    },
    onError: whenRefused(refreshEvents),
  });
}

/** `createEventMutation` in a component. */
export const useCreateEvent = () => useMutation(createEventMutation(useApi()));

/** Changes an event's times, link or size, and shows them before the event is read again. Refused with 409 when it is over, cancelled, or fuller than the new size. */
export function updateEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'update'],
    mutationFn: async ({ eventId, ...change }: EventChange & { eventId: string }) => {
      await api.PUT('/api/events/update/{eventId}', { params: { path: { eventId } }, body: change });
    },
    onSuccess: (_answer, { eventId, ...change }, _before, { client }) => {
      client.setQueryData<Event>(
        eventKeys.detail(eventId),
        (event) => event && ({ ...event, ...change } satisfies Event),
      );
      refreshEvents(client);
    },
    onError: whenRefused(refreshEvents),
  });
}

/** `updateEventMutation` in a component. */
export const useUpdateEvent = () => useMutation(updateEventMutation(useApi()));

/** Cancels an event of the caller's by its id. It leaves the list at once, which is read again behind it. */
export function deleteEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'delete'],
    mutationFn: async (eventId: string) => {
      await api.DELETE('/api/events/delete/{eventId}', { params: { path: { eventId } } });
    },
    onSuccess: (_answer, eventId, _before, { client }) => {
      client.setQueryData<Event[]>(eventKeys.created('Upcoming'), (events) =>
        events?.filter(({ _id }) => _id !== eventId),
      );
      refreshEvents(client);
    },
    onError: whenRefused(refreshEvents),
  });
}

/** `deleteEventMutation` in a component. */
export const useDeleteEvent = () => useMutation(deleteEventMutation(useApi()));

/** Asks to join an event by its id. Refused with 409 when it is full, over, the caller's own or asked for already. */
export function registerForEventMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'register'],
    mutationFn: async (eventId: string) => {
      await api.POST('/api/events/{id}/register', { params: { path: { id: eventId } } });
    },
    onSuccess: (_answer, _eventId, _before, { client }) => refreshEvents(client),
    onError: whenRefused(refreshEvents),
  });
}

/** `registerForEventMutation` in a component. */
export const useRegisterForEvent = () => useMutation(registerForEventMutation(useApi()));

/** Approves or declines a request. Refused with 409 when the event is full or somebody has decided already. */
export function handleRequestMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'handleRequest'],
    mutationFn: async ({ eventId, ...decision }: RequestDecision) => {
      const params = { path: { eventId } };
      await api.POST('/api/events/{eventId}/handle-request', { params, body: decision });
    },
    onSuccess: (_answer, decision, _before, { client }) => {
      moveRequest(client, decision);
      refreshEvents(client);
    },
    onError: whenRefused(refreshEvents),
  });
}

/** `handleRequestMutation` in a component. */
export const useHandleRequest = () => useMutation(handleRequestMutation(useApi()));

/** Shows the decision at once, while the lists are read again behind it. */
function moveRequest(client: QueryClient, { eventId, userId, action }: RequestDecision): void {
  const asked = client.getQueryData<Person[]>(eventKeys.requests(eventId));
  const person = asked?.find(({ _id }) => _id === userId);
  client.setQueryData<Person[]>(eventKeys.requests(eventId), (list) =>
    list?.filter(({ _id }) => _id !== userId),
  );
  if (action === 'REJECT' || person === undefined) return;
  client.setQueryData<Person[]>(eventKeys.participants(eventId), (list) => list && [...list, person]);
}

function refreshEvents(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: eventKeys.all });
}
