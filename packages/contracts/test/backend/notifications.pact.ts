import {
  notificationSettingsQuery,
  notificationsQuery,
  readNotificationsMutation,
  sendTestNotificationMutation,
  setNotificationSettingsMutation,
  setPushDeviceMutation,
  setSubscriptionMutation,
  subscriptionQuery,
} from '@skill-exchange/api-client/notifications';
import { unreadNotificationsQuery } from '@skill-exchange/api-client/unread-notifications';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { flag, instant, integer, oneOf, sentence, someOf, text } from '../support/matchers.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given, rejects } from './backend.ts';

const notification = {
  _id: text('42'),
  kind: text('message'),
  title: sentence('Inês Carvalho sent you a message'),
  path: text('/users/member-2#chat'),
  count: integer(1),
  at: instant('2099-11-24T19:00:00.000Z'),
  isRead: flag(false),
};

answers('listNotifications', 'my notifications', {
  given: given('an unread message'),
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(notificationsQuery(api)),
  status: 200,
  body: { success: true, unread: integer(1), unreadBesidesMessages: integer(0), notifications: someOf(notification) },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ _id: '42', kind: 'message' }] }] }),
});

answers('listNotifications', 'how many of my notifications are unread', {
  given: given('an unread message'),
  request: () => ({ query: { limit: '1' } }),
  send: (api) => freshCache().fetchQuery(unreadNotificationsQuery(api)),
  status: 200,
  body: { success: true, unread: integer(1), unreadBesidesMessages: integer(0), notifications: someOf(notification) },
  gives: (counts) => expect(counts).toEqual({ unread: 1, unreadBesidesMessages: 0 }),
});

answers('readNotifications', 'all that I have seen', {
  given: given('an unread message'),
  request: () => ({ body: { upTo: '2099-11-24T19:00:00.000Z' } }),
  send: (api) => mutate(readNotificationsMutation(api), { upTo: '2099-11-24T19:00:00.000Z' }),
  status: 200,
  body: { success: true, unread: integer(0), unreadBesidesMessages: integer(0) },
  gives: (counts) => expect(counts).toEqual({ unread: 0, unreadBesidesMessages: 0 }),
});

answers('readNotifications', 'one that I have pressed', {
  given: given('an unread message'),
  request: () => ({ body: { ids: ['42'] } }),
  send: (api) => mutate(readNotificationsMutation(api), { ids: ['42'] }),
  status: 200,
  body: { success: true, unread: integer(1), unreadBesidesMessages: integer(0) },
});

const settings = {
  kinds: someOf({ kind: text('message'), label: sentence('Messages'), email: flag(true) }),
  quietHours: { from: '22:00', to: '07:00' },
  timeZone: 'Europe/Lisbon',
  digest: oneOf('weekly', 'daily', 'off'),
};

answers('getNotificationSettings', 'how I am told', {
  given: given('a member'),
  send: (api) => freshCache().fetchQuery(notificationSettingsQuery(api)),
  status: 200,
  body: { success: true, settings: { kinds: settings.kinds, timeZone: text('UTC'), digest: settings.digest } },
  gives: (found) => expect(found).toMatchObject({ kinds: [{ kind: 'message', label: 'Messages', email: true }] }),
});

const change = { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Lisbon' };

answers('setNotificationSettings', 'quiet hours', {
  given: given('a member'),
  request: () => ({ body: change }),
  send: (api) => mutate(setNotificationSettingsMutation(api), change),
  status: 200,
  body: { success: true, settings },
  gives: (found) => expect(found).toMatchObject(change),
});

rejects('setNotificationSettings', 'a time zone that is none', {
  given: given('a member'),
  request: () => ({ body: { timeZone: 'Mars/Olympus' } }),
  send: (api) => mutate(setNotificationSettingsMutation(api), { timeZone: 'Mars/Olympus' }),
  status: 400,
  message: 'timeZone: must be a time zone such as Europe/Lisbon',
});

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/device',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const pushed = (isOn: boolean) => ({
  success: true,
  settings: {
    kinds: settings.kinds,
    timeZone: text('UTC'),
    digest: settings.digest,
    push: { key: text('BA1H'), isOn },
  },
});

answers('setPushDevice', 'push notifications to this device', {
  given: given('a member'),
  request: () => ({ body: device }),
  send: (api) => mutate(setPushDeviceMutation(api), device),
  status: 200,
  body: pushed(true),
  gives: (found) => expect(found).toMatchObject({ push: { isOn: true } }),
});

answers('removePushDevice', 'nothing more to this device', {
  given: given('a member'),
  send: (api) => mutate(setPushDeviceMutation(api), null),
  status: 200,
  body: pushed(false),
  gives: (found) => expect(found).toMatchObject({ push: { isOn: false } }),
});

answers('sendTestNotification', 'a test', {
  given: given('a member'),
  send: (api) => mutate(sendTestNotificationMutation(api), undefined),
  status: 200,
  body: acknowledgement('We sent a test to jonas@example.org.'),
});

const link = given('an unsubscribe link');
const about = sentence('Messages');

answers('getSubscription', 'what an unsubscribe link stops', {
  given: link,
  request: ({ unsubscribeToken }) => ({ path: { unsubscribeToken } }),
  send: (api, { unsubscribeToken }) => freshCache().fetchQuery(subscriptionQuery(api, unsubscribeToken)),
  asVisitor: true,
  status: 200,
  body: { success: true, about, isSubscribed: true },
});

answers('unsubscribe', 'one press', {
  given: link,
  request: ({ unsubscribeToken }) => ({ path: { unsubscribeToken } }),
  send: (api, { unsubscribeToken }) => mutate(setSubscriptionMutation(api, unsubscribeToken), false),
  asVisitor: true,
  status: 200,
  body: { success: true, about, isSubscribed: false },
});

answers('subscribeAgain', 'another press', {
  given: link,
  request: ({ unsubscribeToken }) => ({ path: { unsubscribeToken } }),
  send: (api, { unsubscribeToken }) => mutate(setSubscriptionMutation(api, unsubscribeToken), true),
  asVisitor: true,
  status: 200,
  body: { success: true, about, isSubscribed: true },
});

const broken = { request: () => ({ path: { unsubscribeToken: 'broken' } }), asVisitor: true } as const;

rejects('getSubscription', 'a link that is not whole', {
  ...broken,
  given: link,
  send: (api) => freshCache().fetchQuery(subscriptionQuery(api, 'broken')),
  status: 404,
  message: 'Link not found.',
});
