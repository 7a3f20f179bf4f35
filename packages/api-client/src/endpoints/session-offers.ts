import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { useApi } from '../provider.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { Acceptance, AttendanceAnswer, NewProposal, NewTimes } from '../types.ts';

/** The queries that any change to a session makes stale. */
const refreshed = {
  onSuccess: (
    _answer: unknown,
    _input: unknown,
    _before: unknown,
    { client }: { client: Parameters<typeof refresh>[0] },
  ) => refresh(client, 'sessions', ...plans),
  onError: refreshIfRejected('sessions', ...plans),
};

/** Proposes one to three times to another member, who has to agree. Returns the last day of their absence, if they are away. */
export function proposeSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'propose'],
    mutationFn: async ({ idempotencyKey, ...proposal }: Keyed<NewProposal>) => {
      const answer = await api.POST('/api/sessions/propose', { params: keyHeader(idempotencyKey), body: proposal });
      return answer.data?.awayUntil;
    },
    ...refreshed,
  });
}

export const useProposeSession = () => useMutation(proposeSessionMutation(useApi()));

/** Agrees to a suggested time. Rejected with 409 if the session has changed or the time is taken. */
export function acceptSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'accept'],
    mutationFn: async ({ sessionId, ...acceptance }: Acceptance & { sessionId: string }) => {
      await api.PUT('/api/sessions/{sessionId}/accept', { params: { path: { sessionId } }, body: acceptance });
    },
    ...refreshed,
  });
}

export const useAcceptSession = () => useMutation(acceptSessionMutation(useApi()));

/** Suggests other times; a session that both agreed to stays as it is until the other member agrees to one. */
export function suggestTimesMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'suggest'],
    mutationFn: async ({ sessionId, ...times }: NewTimes & { sessionId: string }) => {
      await api.POST('/api/sessions/{sessionId}/offer', { params: { path: { sessionId } }, body: times });
    },
    ...refreshed,
  });
}

export const useSuggestTimes = () => useMutation(suggestTimesMutation(useApi()));

/** Withdraws suggested times. */
export function withdrawTimesMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'withdraw'],
    mutationFn: async (sessionId: string) => {
      await api.DELETE('/api/sessions/{sessionId}/offer', { params: { path: { sessionId } } });
    },
    ...refreshed,
  });
}

export const useWithdrawTimes = () => useMutation(withdrawTimesMutation(useApi()));

/** Reports whether a session took place. */
export function sayAttendanceMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['sessions', 'attendance'],
    mutationFn: async ({ sessionId, answer }: { sessionId: string; answer: AttendanceAnswer }) => {
      await api.PUT('/api/sessions/{sessionId}/attendance', { params: { path: { sessionId } }, body: { answer } });
    },
    onSuccess: (_answer, _input, _before, { client }) => refresh(client, 'sessions', 'users'),
    onError: refreshIfRejected('sessions'),
  });
}

export const useSayAttendance = () => useMutation(sayAttendanceMutation(useApi()));
