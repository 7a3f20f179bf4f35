import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { invalidate, refresh } from '../refresh.ts';
import type { UnreadNotifications } from '../socket-events.ts';
import type { CommunityBanner } from '../types.ts';

/** The counts, and the banner of every page, which comes with them. */
export type UnreadWithBanner = UnreadNotifications & { banner?: CommunityBanner };

export const notificationKeys = {
  all: ['notifications'] as const,
  list: () => ['notifications', 'list'] as const,
  unread: () => ['notifications', 'unread'] as const,
  settings: () => ['notifications', 'settings'] as const,
  subscription: (token: string) => ['notifications', 'subscription', token] as const,
};

/** The numbers of the caller's unread notifications: all, and those that are not about messages; and the banner. */
export function unreadNotificationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.unread(),
    queryFn: async ({ signal }): Promise<UnreadWithBanner> => {
      const { data } = await api.GET('/api/notifications', { params: { query: { limit: 1 } }, signal });
      return { ...countsOf(data), ...(data.banner && { banner: data.banner }) };
    },
  });
}

/** Takes a banner down on this device. */
export function hideBanner(client: QueryClient, announcementId: string): void {
  client.setQueryData<UnreadWithBanner>(notificationKeys.unread(), (known) =>
    known?.banner?._id === announcementId ? countsOf(known) : known,
  );
}

/** Returns the counts of a response. */
export const countsOf = ({ unread, unreadBesidesMessages }: UnreadNotifications): UnreadNotifications => ({
  unread,
  ...(unreadBesidesMessages !== undefined && { unreadBesidesMessages }),
});

/** The ids of the caller's latest unread notifications. */
export async function fetchUnreadIds(api: ApiClient): Promise<ReadonlySet<string>> {
  const { data } = await api.GET('/api/notifications', { params: { query: { limit: 100 } } });
  return new Set(data.notifications.filter(({ isRead }) => !isRead).map(({ _id }) => _id));
}

/**
 * Applies the socket's unread counts, and refetches what is shown of what they may be about: the list, what waits for the
 * member, and their sessions, events and rings. Messages change none of these three.
 */
export async function setUnreadNotifications(client: QueryClient, unread: UnreadNotifications): Promise<void> {
  const before = client.getQueryData<UnreadWithBanner>(notificationKeys.unread());
  // A response that was asked for earlier would replace it with an older count.
  await client.cancelQueries({ queryKey: notificationKeys.unread() });
  // The socket sends no banner.
  const banner = before?.banner && { banner: before.banner };
  client.setQueryData<UnreadWithBanner>(notificationKeys.unread(), { ...unread, ...banner });
  // The canceled response would have brought it.
  if (before === undefined) invalidate(client, { queryKey: notificationKeys.unread() });
  invalidate(client, { queryKey: notificationKeys.list() });
  // Who asks to join has no notification, only a need.
  refresh(client, 'needs', 'joinRequests');
  if (isAboutMessages(before, unread)) return;
  refresh(client, 'sessions', 'rings');
  for (const list of ownEvents) invalidate(client, { queryKey: ['events', list] });
}

/** Keys of the member's own events and of single ones; not of the lists for everybody. */
const ownEvents = ['created', 'participating', 'detail'] as const;

/** Only the number of notifications of messages has changed. One that replaces another changes no number. */
function isAboutMessages(before: UnreadNotifications | undefined, unread: UnreadNotifications): boolean {
  if (unread.unreadBesidesMessages === undefined) return false;
  return before?.unreadBesidesMessages === unread.unreadBesidesMessages && before.unread !== unread.unread;
}
