import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { flatten, type Page, paged, pageQuery, toPage } from '../paging.ts';
import { useApi } from '../provider.ts';
import { invalidate } from '../refresh.ts';
import type {
  Notification,
  NotificationSettings,
  NotificationSettingsChange,
  PushDevice,
  ReadNotifications,
} from '../types.ts';
import type { Gate } from './gate.ts';
import { countsOf, notificationKeys, type UnreadWithBanner } from './unread-notifications.ts';

/** The caller's notifications, latest first, page by page. */
export function notificationsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: notificationKeys.list(),
    queryFn: async ({ pageParam, signal }): Promise<Page<Notification>> => {
      const params = { query: pageQuery(pageParam) };
      const { data, response } = await api.GET('/api/notifications', { params, signal });
      return toPage(data.notifications, response);
    },
    select: ({ pages }) => flatten(pages),
    ...paged,
  });
}

export const useNotifications = () => useInfiniteQuery(notificationsQuery(useApi()));

const countUpdates = (client: QueryClient) => client.getQueryState(notificationKeys.unread())?.dataUpdateCount;

/** Marks notifications as read, by id or up to an instant. Optimistic. */
export function readNotificationsMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: ReadNotifications) =>
      countsOf(bodyOf(await api.POST('/api/notifications/read', { body }))),
    onMutate: ({ ids, upTo }, { client }) => {
      const isNamed = ({ _id, at }: Notification) => ids?.includes(_id) || (upTo !== undefined && at <= upTo);
      client.setQueryData(
        notificationsQuery(api).queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (isNamed(item) ? { ...item, isRead: true } : item)),
            })),
          },
      );
      return { updates: countUpdates(client) };
    },
    onSuccess: async (unread, _read, before, { client }) => {
      const queryKey = notificationKeys.unread();
      const known = client.getQueryData<UnreadWithBanner>(queryKey);
      // A push or another response since then may be newer than this one.
      if (known === undefined || before.updates !== countUpdates(client)) return invalidate(client, { queryKey });
      // A response that was asked for earlier would replace it with an older count.
      await client.cancelQueries({ queryKey });
      client.setQueryData<UnreadWithBanner>(queryKey, { ...known, ...unread });
    },
    onError: (_error, _read, _before, { client }) => client.invalidateQueries({ queryKey: notificationKeys.list() }),
  });
}

export const useReadNotifications = () => useMutation(readNotificationsMutation(useApi()));

/** The caller's notification settings. */
export function notificationSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: notificationKeys.settings(),
    queryFn: async ({ signal }): Promise<NotificationSettings> =>
      (await api.GET('/api/notifications/settings', { signal })).data.settings,
  });
}

export const useNotificationSettings = (gate: Gate = {}) =>
  useQuery({ ...notificationSettingsQuery(useApi()), ...gate });

/**
 * Changes the given settings, optimistically; the response, or after an error the previous settings,
 * replaces them. Changes are sent one at a time, and a response to an earlier one does not undo a later one that is
 * still queued.
 */
export function setNotificationSettingsMutation(api: ApiClient) {
  const { queryKey } = notificationSettingsQuery(api);
  const isLast = (client: QueryClient) => client.isMutating({ mutationKey: queryKey }) === 1;
  return mutationOptions({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: async (body: NotificationSettingsChange) =>
      bodyOf(await api.PUT('/api/notifications/settings', { body })).settings,
    onMutate: ({ kinds = [], ...change }, { client }) => {
      const before = client.getQueryData(queryKey);
      const choiceOf = new Map(kinds.map((choice) => [choice.kind, choice]));
      if (before)
        client.setQueryData(queryKey, {
          ...before,
          ...change,
          kinds: before.kinds.map((one) => ({ ...one, ...choiceOf.get(one.kind) })),
        });
      return { before };
    },
    onSuccess: (settings, _change, _before, { client }) => {
      if (isLast(client)) client.setQueryData(queryKey, settings);
    },
    onError: (_error, _change, context, { client }) => {
      client.setQueryData(queryKey, context?.before);
      return isLast(client) ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });
}

export const useSetNotificationSettings = () => useMutation(setNotificationSettingsMutation(useApi()));

/** Starts or stops push notifications to this device; `device` is the browser's subscription. */
export function setPushDeviceMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (device: PushDevice | null) =>
      bodyOf(
        device === null
          ? await api.DELETE('/api/notifications/device')
          : await api.PUT('/api/notifications/device', { body: device }),
      ).settings,
    onSuccess: (settings, _device, _before, { client }) =>
      client.setQueryData(notificationSettingsQuery(api).queryKey, settings),
  });
}

export const useSetPushDevice = () => useMutation(setPushDeviceMutation(useApi()));

/** Sends the caller a test notification. Returns the message to show. */
export function sendTestNotificationMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => bodyOf(await api.POST('/api/notifications/test')).message,
  });
}

export const useSendTestNotification = () => useMutation(sendTestNotificationMutation(useApi()));

/** The kind that an email's unsubscribe link stops. 404 for an incomplete link. */
export function subscriptionQuery(api: ApiClient, unsubscribeToken: string) {
  return queryOptions({
    queryKey: notificationKeys.subscription(unsubscribeToken),
    queryFn: async ({ signal }) =>
      (await api.GET('/api/unsubscribe/{unsubscribeToken}', { params: { path: { unsubscribeToken } }, signal })).data,
  });
}

export const useSubscription = (unsubscribeToken: string, gate: Gate = {}) =>
  useQuery({ ...subscriptionQuery(useApi(), unsubscribeToken), ...gate });

/** Unsubscribes from the emails of a link, or subscribes again. */
export function setSubscriptionMutation(api: ApiClient, unsubscribeToken: string) {
  const params = { path: { unsubscribeToken } };
  return mutationOptions({
    mutationFn: async (isWanted: boolean) =>
      bodyOf(
        isWanted
          ? await api.DELETE('/api/unsubscribe/{unsubscribeToken}', { params })
          : await api.POST('/api/unsubscribe/{unsubscribeToken}', { params }),
      ),
    onSuccess: (subscription, _isWanted, _before, { client }) =>
      client.setQueryData(notificationKeys.subscription(unsubscribeToken), subscription),
  });
}

export const useSetSubscription = (unsubscribeToken: string) =>
  useMutation(setSubscriptionMutation(useApi(), unsubscribeToken));
