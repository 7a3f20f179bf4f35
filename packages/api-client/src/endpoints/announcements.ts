import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { type Keyed, keyHeader } from '../idempotency.ts';
import { useApi } from '../provider.ts';
import { refresh, refreshIfRejected } from '../refresh.ts';
import type { Announcement, AnnouncementAnswer, AnnouncementChange, NewAnnouncement } from '../types.ts';
import { hideBanner, notificationKeys, type UnreadWithBanner } from './unread-notifications.ts';

const announcementKeys = {
  list: () => ['announcements', 'list'] as const,
  one: (announcementId: string) => ['announcements', 'one', announcementId] as const,
};

/** How often one that is being sent is read again, in milliseconds. */
const progressEvery = 5_000;

const pathOf = (announcementId: string) => ({ params: { path: { announcementId } } });

/** The last announcements: drafts, those that are being sent and those that were sent. For operators. */
export function announcementsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: announcementKeys.list(),
    queryFn: async ({ signal }) => (await api.GET('/api/operator/announcements', { signal })).data.announcements,
  });
}

export const useAnnouncements = () => useQuery(announcementsQuery(useApi()));

/** An announcement, with how many members a message would reach; read again while it is being sent. For operators. */
export function announcementQuery(api: ApiClient, announcementId: string) {
  return queryOptions({
    queryKey: announcementKeys.one(announcementId),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/operator/announcements/{announcementId}', { ...pathOf(announcementId), signal })).data,
    refetchInterval: ({ state }) => (state.data?.announcement.state === 'sending' ? progressEvery : false),
  });
}

export const useAnnouncement = (announcementId: string) => useQuery(announcementQuery(useApi(), announcementId));

function keep(answer: AnnouncementAnswer, client: QueryClient): AnnouncementAnswer {
  client.setQueryData(announcementKeys.one(answer.announcement._id), answer);
  void client.invalidateQueries({ queryKey: announcementKeys.list() });
  return answer;
}

/**
 * Shows the banner to who has sent it. Not by a refetch of the counts, which ends when the message reaches the sender, too:
 * counts come over the socket, without a banner.
 */
function showBanner({ _id, banner, content }: Announcement, client: QueryClient): void {
  const now = Date.now();
  if (banner === undefined || Date.parse(banner.startsAt) > now || Date.parse(banner.endsAt) <= now) return;
  client.setQueryData<UnreadWithBanner>(
    notificationKeys.unread(),
    (known) => known && { ...known, banner: { _id, text: banner.text, hasMore: content !== '' } },
  );
}

/** Stores a draft. */
export function createAnnouncementMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ idempotencyKey, ...body }: Keyed<NewAnnouncement>) =>
      bodyOf(await api.POST('/api/operator/announcements', { params: keyHeader(idempotencyKey), body })),
    onSuccess: (answer, _body, _before, { client }) => void keep(answer, client),
  });
}

export const useCreateAnnouncement = () => useMutation(createAnnouncementMutation(useApi()));

/** Replaces a draft. Rejected with 409 if it was changed meanwhile, or sent. */
export function changeAnnouncementMutation(api: ApiClient, announcementId: string) {
  return mutationOptions({
    mutationFn: async (body: AnnouncementChange) =>
      bodyOf(await api.PUT('/api/operator/announcements/{announcementId}', { ...pathOf(announcementId), body })),
    onSuccess: (answer, _body, _before, { client }) => void keep(answer, client),
    onError: refreshIfRejected('announcements'),
  });
}

export const useChangeAnnouncement = (announcementId: string) =>
  useMutation(changeAnnouncementMutation(useApi(), announcementId));

/** Deletes a draft. */
export function deleteAnnouncementMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (announcementId: string) => {
      await api.DELETE('/api/operator/announcements/{announcementId}', pathOf(announcementId));
    },
    onSettled: (_answer, _error, _id, _before, { client }) => refresh(client, 'announcements'),
  });
}

export const useDeleteAnnouncement = () => useMutation(deleteAnnouncementMutation(useApi()));

/** Sends a draft to the caller alone. */
export function testAnnouncementMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (announcementId: string) =>
      bodyOf(await api.POST('/api/operator/announcements/{announcementId}/test', pathOf(announcementId))),
    onSuccess: (answer, _id, _before, { client }) => void keep(answer, client),
    onError: refreshIfRejected('announcements'),
  });
}

export const useTestAnnouncement = () => useMutation(testAnnouncementMutation(useApi()));

/** Sends an announcement, or goes on with a stopped one. Rejected with 409 without a test. */
export function sendAnnouncementMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (announcementId: string) =>
      bodyOf(await api.POST('/api/operator/announcements/{announcementId}/send', pathOf(announcementId))),
    onSuccess: (answer, _id, _before, { client }) => {
      keep(answer, client);
      showBanner(answer.announcement, client);
    },
    onError: refreshIfRejected('announcements'),
  });
}

export const useSendAnnouncement = () => useMutation(sendAnnouncementMutation(useApi()));

/** Stops an announcement and its banner. */
export function stopAnnouncementMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (announcementId: string) =>
      bodyOf(await api.POST('/api/operator/announcements/{announcementId}/stop', pathOf(announcementId))),
    onSuccess: (answer, _id, _before, { client }) => {
      keep(answer, client);
      hideBanner(client, answer.announcement._id);
    },
    onError: refreshIfRejected('announcements'),
  });
}

export const useStopAnnouncement = () => useMutation(stopAnnouncementMutation(useApi()));
