import { mutationOptions, queryOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { JoinDecision } from '../types.ts';

const joinRequestKeys = {
  list: () => ['joinRequests', 'list'] as const,
  decide: () => ['joinRequests', 'decide'] as const,
};

type SentDecision = JoinDecision & { joinRequestId: string };

/** Who asks to join the community. For operators, and moderators who may let people in. */
export function joinRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: joinRequestKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/community/join-requests', { signal })).data.requests,
  });
}

export const useJoinRequests = () => useQuery(joinRequestsQuery(useApi()));

/** Lets somebody in, or declines. They learn of it after a minute. */
export function decideJoinRequestMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: joinRequestKeys.decide(),
    mutationFn: async ({ joinRequestId, ...body }: SentDecision) => {
      const params = { path: { joinRequestId } };
      return bodyOf(await api.PUT('/api/community/join-requests/{joinRequestId}/decision', { params, body })).request;
    },
    onSuccess: (_request, _body, _before, { client }) => refresh(client, 'joinRequests', 'needs'),
    onError: refreshIfRejected('joinRequests'),
  });
}

export const useDecideJoinRequest = () => useMutation(decideJoinRequestMutation(useApi()));

/** The decisions that are being sent, by request. */
export function useSentJoinDecisions(): ReadonlyMap<string, JoinDecision['decision']> {
  const sent = useMutationState({
    filters: { mutationKey: joinRequestKeys.decide(), status: 'pending' },
    select: ({ state }) => state.variables as SentDecision,
  });
  return new Map(sent.map(({ joinRequestId, decision }) => [joinRequestId, decision]));
}

/** Takes a decision back. Rejected with 404 once the person knows of it. */
export function undoJoinDecisionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['joinRequests', 'undo'],
    mutationFn: async (joinRequestId: string) => {
      const params = { path: { joinRequestId } };
      return bodyOf(await api.DELETE('/api/community/join-requests/{joinRequestId}/decision', { params })).request;
    },
    onSuccess: (_request, _id, _before, { client }) => refresh(client, 'joinRequests', 'needs'),
    onError: refreshIfRejected('joinRequests'),
  });
}

export const useUndoJoinDecision = () => useMutation(undoJoinDecisionMutation(useApi()));
