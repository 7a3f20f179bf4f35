import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { isApiError } from '../errors.ts';
import { useApi } from '../provider.ts';
import { invalidate } from '../refresh.ts';
import { hideBanner, notificationKeys } from './unread-notifications.ts';

/** An announcement to read; null if there is none for the caller. */
export function communityNewsQuery(api: ApiClient, announcementId: string) {
  return queryOptions({
    queryKey: ['communityNews', announcementId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { announcementId } };
      try {
        return (await api.GET('/api/community/news/{announcementId}', { params, signal })).data.news;
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
  });
}

export const useCommunityNews = (announcementId: string) => useQuery(communityNewsQuery(useApi(), announcementId));

/** Hides a banner from the caller, here at once, and on their other devices. */
export function dismissBannerMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (announcementId: string) => {
      await api.PUT('/api/community/news/{announcementId}/dismissal', { params: { path: { announcementId } } });
    },
    onMutate: (announcementId, { client }) => hideBanner(client, announcementId),
    onError: (_error, _id, _before, { client }) => invalidate(client, { queryKey: notificationKeys.unread() }),
  });
}

export const useDismissBanner = () => useMutation(dismissBannerMutation(useApi()));
