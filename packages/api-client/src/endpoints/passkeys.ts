import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import type { MadePasskey } from '../types.ts';

const passkeyKeys = {
  mine: ['passkeys', 'mine'] as const,
};

/** The caller's passkeys, oldest first. */
export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: passkeyKeys.mine,
    queryFn: async ({ signal }) => bodyOf(await api.GET('/api/account/passkeys', { signal })).passkeys,
  });
}

export const usePasskeys = () => useQuery(passkeysQuery(useApi()));

/** Returns the options of `navigator.credentials.create()`. Rejected with 403 for a wrong password. */
export function startPasskeyMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (password: string) =>
      bodyOf(await api.POST('/api/account/passkeys/options', { body: { password } })).options,
  });
}

export const useStartPasskey = () => useMutation(startPasskeyMutation(useApi()));

/** Adds a passkey that the browser has created. */
export function addPasskeyMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: MadePasskey) => bodyOf(await api.POST('/api/account/passkeys', { body })).passkey,
    onSuccess: (_passkey, _body, _before, { client }) => client.invalidateQueries({ queryKey: passkeyKeys.mine }),
  });
}

export const useAddPasskey = () => useMutation(addPasskeyMutation(useApi()));

export function renamePasskeyMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ passkeyId, name }: { passkeyId: string; name: string }) => {
      await api.PUT('/api/account/passkeys/{passkeyId}', { params: { path: { passkeyId } }, body: { name } });
    },
    onSuccess: (_none, _passkey, _before, { client }) => client.invalidateQueries({ queryKey: passkeyKeys.mine }),
  });
}

export const useRenamePasskey = () => useMutation(renamePasskeyMutation(useApi()));

/** Removes a passkey. Returns the remaining ones, if the backend does. Rejected with 403 for a wrong password. */
export function removePasskeyMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ passkeyId, password }: { passkeyId: string; password: string }) => {
      const params = { path: { passkeyId } };
      const answer = await api.POST('/api/account/passkeys/{passkeyId}/removal', { params, body: { password } });
      return bodyOf(answer).accepted;
    },
    onSuccess: (_accepted, _passkey, _before, { client }) => client.invalidateQueries({ queryKey: passkeyKeys.mine }),
  });
}

export const useRemovePasskey = () => useMutation(removePasskeyMutation(useApi()));
