import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';

/** The last addresses that operators have invited. For operators. */
export function invitedAddressesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['invitedAddresses'] as const,
    queryFn: async ({ signal }) => (await api.GET('/api/operator/invited-addresses', { signal })).data.addresses,
  });
}

export const useInvitedAddresses = () => useQuery(invitedAddressesQuery(useApi()));

/** Invites addresses by email. Rejected with 400 for one that is not valid, 409 for too many in a day. For operators. */
export function inviteAddressesMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['invitedAddresses', 'invite'],
    mutationFn: async (addresses: readonly string[]) =>
      bodyOf(await api.POST('/api/operator/invited-addresses', { body: { addresses: [...addresses] } })),
    onSuccess: (_invited, _addresses, _before, { client }) => refresh(client, 'invitedAddresses'),
    onError: refreshIfRejected('invitedAddresses'),
  });
}

export const useInviteAddresses = () => useMutation(inviteAddressesMutation(useApi()));

/** Ends the link of an invited address. For operators. */
export function revokeInvitedAddressMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['invitedAddresses', 'revoke'],
    mutationFn: async (invitedAddressId: string) => {
      const params = { path: { invitedAddressId } };
      return bodyOf(await api.DELETE('/api/operator/invited-addresses/{invitedAddressId}', { params })).address;
    },
    onSuccess: (_address, _id, _before, { client }) => refresh(client, 'invitedAddresses'),
    onError: refreshIfRejected('invitedAddresses'),
  });
}

export const useRevokeInvitedAddress = () => useMutation(revokeInvitedAddressMutation(useApi()));

/** Sends the email of an invited address again. Rejected with 409 once its link has ended, 429 within a day. For operators. */
export function inviteAddressAgainMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['invitedAddresses', 'again'],
    mutationFn: async (invitedAddressId: string) => {
      const params = { path: { invitedAddressId } };
      return bodyOf(await api.POST('/api/operator/invited-addresses/{invitedAddressId}/email', { params })).address;
    },
    onSuccess: (_address, _id, _before, { client }) => refresh(client, 'invitedAddresses'),
    onError: refreshIfRejected('invitedAddresses'),
  });
}

export const useInviteAddressAgain = () => useMutation(inviteAddressAgainMutation(useApi()));
