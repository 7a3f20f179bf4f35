import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import type { BackupDownload } from '../types.ts';
import { operatorKeys } from './operator-settings.ts';

const backupsKey = [...operatorKeys.all, 'backups'] as const;

/** Polling interval while a backup is being made, in milliseconds. */
const progressEvery = 2_000;

/** The backups of the community; polled while one is being made. For operators. */
export function backupsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: backupsKey,
    queryFn: async ({ signal }) => (await api.GET('/api/operator/backups', { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.backups.some((backup) => backup.state === 'running') ? progressEvery : false,
  });
}

export const useBackups = () => useQuery(backupsQuery(useApi()));

const settled = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => client.invalidateQueries({ queryKey: operatorKeys.all }),
};

/** Begins a backup. Rejected with 409 while one is made, without room, and with PostgreSQL. */
export function makeBackupMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => bodyOf(await api.POST('/api/operator/backups')).backup,
    ...settled,
  });
}

export const useMakeBackup = () => useMutation(makeBackupMutation(useApi()));

/** Deletes a backup, or the note of one that failed. */
export function deleteBackupMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (backupId: string) => {
      await api.DELETE('/api/operator/backups/{backupId}', { params: { path: { backupId } } });
    },
    ...settled,
  });
}

export const useDeleteBackup = () => useMutation(deleteBackupMutation(useApi()));

/** Returns the absolute URL of a backup, for one download. Rejected with 403 for a wrong password. */
export function backupLinkMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ backupId, body }: { backupId: string; body: BackupDownload }) => {
      const params = { path: { backupId } };
      return bodyOf(await api.POST('/api/operator/backups/{backupId}/link', { params, body }));
    },
  });
}

/** The same; the browser sends the session cookie with the URL. */
export function useBackupLink() {
  const api = useApi();
  const { mutateAsync } = useMutation(backupLinkMutation(api));
  return async (backupId: string, body: BackupDownload): Promise<string> => {
    const { path } = await mutateAsync({ backupId, body });
    return new URL(path, api.baseUrl || window.location.origin).href;
  };
}
