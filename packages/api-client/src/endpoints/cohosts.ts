import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { plans, refresh, refreshIfRejected } from '../refresh.ts';
import type { EventScope } from '../types.ts';

/** A member to invite, or a co-host to remove. */
export interface CohostChoice {
  readonly eventId: string;
  readonly userId: string;
  /** Dates of the series; only this one if left out. */
  readonly scope?: EventScope;
}

/** Invites a member to co-host an event. Rejected with 409 when the event has five co-hosts, is over or canceled. */
export function inviteCohostMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'inviteCohost'],
    mutationFn: async ({ eventId, ...cohost }: CohostChoice) => {
      await api.POST('/api/events/{eventId}/cohosts', { params: { path: { eventId } }, body: cohost });
    },
    onSuccess: (_answer, _cohost, _before, { client }) => refresh(client, 'events'),
    onError: refreshIfRejected('events'),
  });
}

export const useInviteCohost = () => useMutation(inviteCohostMutation(useApi()));

/** An answer to an invitation to co-host. */
export interface CohostAnswer {
  readonly eventId: string;
  readonly accepts: boolean;
}

/** Accepts or declines an invitation to co-host. Rejected with 403 when the host has withdrawn it. */
export function answerCohostInvitationMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'answerCohostInvitation'],
    mutationFn: async ({ eventId, accepts }: CohostAnswer) => {
      const params = { path: { eventId } };
      const { data } = await api.POST('/api/events/{eventId}/cohosts/answer', { params, body: { accepts } });
      return data?.message;
    },
    onSuccess: (_answer, _input, _before, { client }) => refresh(client, 'events', 'notifications', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useAnswerCohostInvitation = () => useMutation(answerCohostInvitationMutation(useApi()));

/** Removes a co-host, withdraws an invitation, or steps down. Rejected with 404 when they do not co-host any more. */
export function removeCohostMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['events', 'removeCohost'],
    mutationFn: async ({ eventId, userId, scope }: CohostChoice) => {
      const params = { path: { eventId, userId }, query: scope === undefined ? {} : { scope } };
      await api.DELETE('/api/events/{eventId}/cohosts/{userId}', { params });
    },
    onSuccess: (_answer, _cohost, _before, { client }) => refresh(client, 'events', ...plans),
    onError: refreshIfRejected('events', ...plans),
  });
}

export const useRemoveCohost = () => useMutation(removeCohostMutation(useApi()));
