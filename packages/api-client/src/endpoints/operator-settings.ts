import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { useApi } from '../provider.ts';
import type { CommunitySettings, SettingGroupName, SettingsChange } from '../types.ts';
import { communityKeys } from './community.ts';

export const operatorKeys = {
  all: ['operator'] as const,
  settings: () => ['operator', 'settings'] as const,
};

/** The settings of the community, by group, with the last changes. For operators. */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: operatorKeys.settings(),
    queryFn: async ({ signal }) => (await api.GET('/api/operator/settings', { signal })).data,
  });
}

export const useSettings = () => useQuery(settingsQuery(useApi()));

/** Changes settings of a group for everybody. Rejected with 409 if they have changed since they were read. */
export function changeSettingsMutation(api: ApiClient, group: SettingGroupName) {
  return mutationOptions({
    mutationFn: async (body: SettingsChange) => {
      const params = { path: { group } };
      return bodyOf(await api.PUT('/api/operator/settings/{group}', { params, body })).group;
    },
    onSuccess: (changed, _body, _before, { client }) => {
      client.setQueryData<CommunitySettings>(
        operatorKeys.settings(),
        (known) => known && { ...known, groups: known.groups.map((one) => (one.group === group ? changed : one)) },
      );
    },
    onSettled: (_changed, _error, _body, _before, { client }) => {
      void client.invalidateQueries({ queryKey: operatorKeys.settings() });
      void client.invalidateQueries({ queryKey: communityKeys.all });
    },
  });
}

export const useChangeSettings = (group: SettingGroupName) => useMutation(changeSettingsMutation(useApi(), group));
