import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';

const exportKey = ['account', 'export'] as const;

/** Polling interval while a copy is being made, in milliseconds. */
const exportPollMs = 5_000;

/** The state of the copy of the caller's data; polled while it is being made. */
export function exportQuery(api: ApiClient) {
  return queryOptions({
    queryKey: exportKey,
    queryFn: async ({ signal }) => (await api.GET('/api/account/export', { signal })).data.export,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? exportPollMs : false),
  });
}

export const useExport = () => useQuery(exportQuery(useApi()));

/** Requests a copy of the caller's data. 409 while one is being made. */
export function requestExportMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => bodyOf(await api.POST('/api/account/export')).export,
    onSuccess: (state, _input, _before, { client }) => client.setQueryData(exportKey, state),
    onError: (_error, _input, _before, { client }) => client.invalidateQueries({ queryKey: exportKey }),
  });
}

export const useRequestExport = () => useMutation(requestExportMutation(useApi()));

/** Returns the absolute URL of the copy; the browser sends the session cookie with it. */
export function useExportAddress(): string {
  return new URL('/api/account/export/file', useApi().baseUrl || window.location.origin).href;
}

/** Deletes the caller's account and logs them out. Returns the instant of erasure. 403 for a wrong password. */
export function deleteAccountMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (password: string) =>
      bodyOf(await api.POST('/api/account/delete', { body: { password } })).erasedAt,
  });
}

export const useDeleteAccount = () => useMutation(deleteAccountMutation(useApi()));
