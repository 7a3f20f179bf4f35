import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';

const codeKeys = {
  mine: ['codes', 'mine'] as const,
};

/** Whether the caller's two-factor codes are enabled, and the number of recovery codes left. */
export function codesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: codeKeys.mine,
    queryFn: async ({ signal }) => bodyOf(await api.GET('/api/account/codes', { signal })),
  });
}

export const useCodes = () => useQuery(codesQuery(useApi()));

/**
 * Creates a secret for the app; it has no effect before `confirmCodesMutation`. Rejected with 403 for
 * a wrong password.
 */
export function startCodesMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (password: string) => bodyOf(await api.POST('/api/account/codes', { body: { password } })),
  });
}

export const useStartCodes = () => useMutation(startCodesMutation(useApi()));

/** Enables codes; returns the recovery codes, only this once. Rejected with 403 for a wrong code. */
export function confirmCodesMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (code: string) => bodyOf(await api.PUT('/api/account/codes', { body: { code } })).recoveryCodes,
    onSuccess: (_codes, _code, _before, { client }) => client.invalidateQueries({ queryKey: codeKeys.mine }),
  });
}

export const useConfirmCodes = () => useMutation(confirmCodesMutation(useApi()));

/** Disables codes. Rejected with 403 for a wrong password. */
export function removeCodesMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (password: string) => {
      await api.POST('/api/account/codes/removal', { body: { password } });
    },
    onSuccess: (_none, _password, _before, { client }) => client.invalidateQueries({ queryKey: codeKeys.mine }),
  });
}

export const useRemoveCodes = () => useMutation(removeCodesMutation(useApi()));

/** Creates new recovery codes and returns them, only this once. Rejected with 403 for a wrong password. */
export function renewRecoveryCodesMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (password: string) =>
      bodyOf(await api.POST('/api/account/codes/recovery', { body: { password } })).recoveryCodes,
    onSuccess: (_codes, _password, _before, { client }) => client.invalidateQueries({ queryKey: codeKeys.mine }),
  });
}

export const useRenewRecoveryCodes = () => useMutation(renewRecoveryCodesMutation(useApi()));
