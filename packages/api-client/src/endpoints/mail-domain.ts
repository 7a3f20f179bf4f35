import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { useApi } from '../provider.ts';
import { operatorKeys } from './operator-settings.ts';

/** What the domain of the sender publishes about its mail; no records without a mail server. For operators. */
export function mailDomainQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...operatorKeys.all, 'mail-domain'] as const,
    queryFn: async ({ signal }) => (await api.GET('/api/operator/mail-domain', { signal })).data,
  });
}

export const useMailDomain = () => useQuery(mailDomainQuery(useApi()));
