import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { NewInvitation } from '../types.ts';
import type { Gate } from './gate.ts';

const invitationKeys = {
  own: () => ['invitations', 'own'] as const,
  all: () => ['invitations', 'all'] as const,
  opened: (token: string) => ['invitations', 'opened', token] as const,
};

/** The caller's invitations, how many people they may still invite, and who invited them. */
export function ownInvitationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: invitationKeys.own(),
    queryFn: async ({ signal }) => (await api.GET('/api/community/invitations', { signal })).data,
  });
}

export const useOwnInvitations = (gate: Gate = {}) => useQuery({ ...ownInvitationsQuery(useApi()), ...gate });

/** The last invitations of everybody. For operators. */
export function invitationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: invitationKeys.all(),
    queryFn: async ({ signal }) => (await api.GET('/api/operator/invitations', { signal })).data.invitations,
  });
}

export const useInvitations = () => useQuery(invitationsQuery(useApi()));

/** Whether a link lets somebody in. Rejected with 404 for an unknown or revoked one. */
export function openedInvitationQuery(api: ApiClient, invitationToken: string) {
  return queryOptions({
    queryKey: invitationKeys.opened(invitationToken),
    queryFn: async ({ signal }) => {
      const params = { path: { invitationToken } };
      return (await api.GET('/api/community/invitation-links/{invitationToken}', { params, signal })).data;
    },
  });
}

export const useOpenedInvitation = (token: string | null) =>
  useQuery({ ...openedInvitationQuery(useApi(), token ?? ''), enabled: token !== null });

/** Makes a link. Rejected with 403 if members do not invite, 409 for more people than the caller may invite. */
export function createInvitationMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['invitations', 'create'],
    mutationFn: async ({ idempotencyKey, ...body }: Keyed<NewInvitation>) =>
      bodyOf(await api.POST('/api/community/invitations', { params: keyHeader(idempotencyKey), body })).invitation,
    onSuccess: (_invitation, _body, _before, { client }) => refresh(client, 'invitations'),
    onError: refreshIfRejected('invitations'),
  });
}

export const useCreateInvitation = () => useMutation(createInvitationMutation(useApi()));

/** Ends an invitation of the caller. */
export function revokeInvitationMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['invitations', 'revoke'],
    mutationFn: async (invitationId: string) => {
      const params = { path: { invitationId } };
      return bodyOf(await api.DELETE('/api/community/invitations/{invitationId}', { params })).invitation;
    },
    onSuccess: (_invitation, _id, _before, { client }) => refresh(client, 'invitations'),
    onError: refreshIfRejected('invitations'),
  });
}

export const useRevokeInvitation = () => useMutation(revokeInvitationMutation(useApi()));

/** Ends anybody's invitation. For operators. */
export function revokeAnyInvitationMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['invitations', 'revokeAny'],
    mutationFn: async (invitationId: string) => {
      const params = { path: { invitationId } };
      return bodyOf(await api.DELETE('/api/operator/invitations/{invitationId}', { params })).invitation;
    },
    onSuccess: (_invitation, _id, _before, { client }) => refresh(client, 'invitations'),
    onError: refreshIfRejected('invitations'),
  });
}

export const useRevokeAnyInvitation = () => useMutation(revokeAnyInvitationMutation(useApi()));
