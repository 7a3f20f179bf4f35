import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { AttendanceMark, Event, Person } from '../types.ts';
import { eventKeys } from './events.ts';

/** The most marks of one call. */
const maxMarks = 100;

/** A host's marks of who came to an event. */
export interface AttendanceMarks {
  readonly eventId: string;
  readonly marks: readonly AttendanceMark[];
}

const markKey = ['events', 'markAttendance'] as const;

/**
 * Marks who came to an event, optimistically; marks that are rejected are rolled back. Calls are sent one at a time, and the
 * participants are refetched after the last one, so that a response does not undo a later mark.
 */
export function markAttendanceMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: markKey,
    scope: { id: markKey.join() },
    mutationFn: async ({ eventId, marks }: AttendanceMarks) => {
      for (let from = 0; from < marks.length; from += maxMarks) {
        const body = { marks: marks.slice(from, from + maxMarks) };
        await api.PUT('/api/events/{eventId}/attendance', { params: { path: { eventId } }, body });
      }
    },
    onMutate: async ({ eventId, marks }, { client }) => {
      await client.cancelQueries({ queryKey: eventKeys.participants(eventId) });
      const people = client.getQueryData<Person[]>(eventKeys.participants(eventId)) ?? [];
      const before = marks.map(({ userId }) => {
        const { came = null } = people.find(({ _id }) => _id === userId) ?? {};
        return { userId, came };
      });
      showMarks(client, { eventId, marks });
      return before;
    },
    onError: (_error, { eventId }, before, { client }) => {
      // Only these: marks of others may be pending.
      if (before !== undefined) showMarks(client, { eventId, marks: before });
    },
    onSettled: (_answer, _error, { eventId }, _before, { client }) => {
      if (client.isMutating({ mutationKey: markKey }) === 1)
        void client.invalidateQueries({ queryKey: eventKeys.participants(eventId) });
    },
  });
}

export const useMarkAttendance = () => useMutation(markAttendanceMutation(useApi()));

/** Applies marks to the cached participants. */
function showMarks(client: QueryClient, { eventId, marks }: AttendanceMarks): void {
  const cameOf = new Map(marks.map(({ userId, came }) => [userId, came]));
  client.setQueryData<Person[]>(eventKeys.participants(eventId), (people) =>
    people?.map(({ came: before, ...person }) => {
      const came = cameOf.has(person._id) ? cameOf.get(person._id) : before;
      return typeof came === 'boolean' ? { ...person, came } : person;
    }),
  );
}

/** Opens the check-in of an event with a new code, or closes it. */
export interface CheckInChange {
  readonly eventId: string;
  readonly isOpen: boolean;
}

/** Creates the code for check-in, which replaces an earlier one, or deletes it. The cached event has it. */
export function changeCheckInMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'changeCheckIn'],
    mutationFn: async ({ eventId, isOpen }: CheckInChange) => {
      const call = { params: { path: { eventId } } };
      if (isOpen) return (await api.POST('/api/events/{eventId}/check-in-code', call)).data?.code;
      await api.DELETE('/api/events/{eventId}/check-in-code', call);
      return undefined;
    },
    onSuccess: (code, { eventId }, _before, { client }) =>
      client.setQueryData<Event>(eventKeys.detail(eventId), (event) => {
        if (event === undefined) return undefined;
        const { checkInCode: _replaced, ...rest } = event;
        return { ...rest, ...(code !== undefined && { checkInCode: code }) };
      }),
    onError: refreshIfRejected('events'),
  });
}

export const useChangeCheckIn = () => useMutation(changeCheckInMutation(useApi()));

/** A participant's check-in. */
export interface OwnCheckIn {
  readonly eventId: string;
  /** What the host shows in the call. */
  readonly code: string;
}

/** Checks the caller in to an event. Rejected with 400 for a wrong code, and with 409 if the host has marked them as missed. */
export function checkInMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'checkIn'],
    mutationFn: async ({ eventId, code }: OwnCheckIn) => {
      await api.POST('/api/events/{eventId}/check-in', { params: { path: { eventId } }, body: { code } });
    },
    onSuccess: (_answer, { eventId }, _before, { client }) => {
      client.setQueryData<Event>(eventKeys.detail(eventId), (event) => event && { ...event, came: true });
      refresh(client, 'events');
    },
    onError: refreshIfRejected('events'),
  });
}

export const useCheckIn = () => useMutation(checkInMutation(useApi()));
