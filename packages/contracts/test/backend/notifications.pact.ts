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
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');

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
  body: { success: true, unread: integer(1), notifications: someOf(notification) },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ _id: '42', kind: 'message' }] }] }),
});

answers('listNotifications', 'how many of my notifications are unread', {
  given: given('an unread message'),
  request: () => ({ query: { limit: '1' } }),
  send: (api) => freshCache().fetchQuery(unreadNotificationsQuery(api)),
  status: 200,
  body: { success: true, unread: integer(1), notifications: someOf(notification) },
  gives: (unread) => expect(unread).toBe(1),
});

rejects('listNotifications', 'notifications of somebody whose session has ended', {
  given: ended,
  request: () => ({ query: { limit: '1' } }),
  send: (api) => freshCache().fetchQuery(unreadNotificationsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('readNotifications', 'all that I have seen', {
  given: given('an unread message'),
  request: () => ({ body: { upTo: '2099-11-24T19:00:00.000Z' } }),
  send: (api) => mutate(readNotificationsMutation(api), { upTo: '2099-11-24T19:00:00.000Z' }),
  status: 200,
  body: { success: true, unread: integer(0) },
  gives: (unread) => expect(unread).toBe(0),
});

answers('readNotifications', 'one that I have pressed', {
  given: given('an unread message'),
  request: () => ({ body: { ids: ['42'] } }),
  send: (api) => mutate(readNotificationsMutation(api), { ids: ['42'] }),
  status: 200,
  body: { success: true, unread: integer(1) },
});

rejects('readNotifications', 'notifications up to no time at all', {
  given: given('a member'),
  request: () => ({ body: { upTo: 'yesterday' } }),
  send: (api) => mutate(readNotificationsMutation(api), { upTo: 'yesterday' }),
  status: 400,
  message: 'upTo: must be an instant such as 2026-11-24T19:00:00Z',
});

rejects('readNotifications', 'notifications read by somebody whose session has ended', {
  given: ended,
  request: () => ({ body: { ids: ['42'] } }),
  send: (api) => mutate(readNotificationsMutation(api), { ids: ['42'] }),
  status: 401,
  message: pleaseLogIn,
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

rejects('getNotificationSettings', 'settings of somebody whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(notificationSettingsQuery(api)),
  status: 401,
  message: pleaseLogIn,
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

rejects('setNotificationSettings', 'a choice of somebody whose session has ended', {
  given: ended,
  request: () => ({ body: { digest: 'off' } }),
  send: (api) => mutate(setNotificationSettingsMutation(api), { digest: 'off' }),
  status: 401,
  message: pleaseLogIn,
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

rejects('setPushDevice', 'a device of a push service that is not known', {
  given: given('a member'),
  request: () => ({ body: { ...device, endpoint: 'https://push.example.org/device' } }),
  send: (api) => mutate(setPushDeviceMutation(api), { ...device, endpoint: 'https://push.example.org/device' }),
  status: 400,
  message: 'endpoint: must be an address of a push service that this server knows',
});

rejects('setPushDevice', 'a device of somebody whose session has ended', {
  given: ended,
  request: () => ({ body: device }),
  send: (api) => mutate(setPushDeviceMutation(api), device),
  status: 401,
  message: pleaseLogIn,
});

answers('removePushDevice', 'nothing more to this device', {
  given: given('a member'),
  send: (api) => mutate(setPushDeviceMutation(api), null),
  status: 200,
  body: pushed(false),
  gives: (found) => expect(found).toMatchObject({ push: { isOn: false } }),
});

rejects('removePushDevice', 'nothing more to a device of somebody whose session has ended', {
  given: ended,
  send: (api) => mutate(setPushDeviceMutation(api), null),
  status: 401,
  message: pleaseLogIn,
});

answers('sendTestNotification', 'a test', {
  given: given('a member'),
  send: (api) => mutate(sendTestNotificationMutation(api), undefined),
  status: 200,
  body: acknowledgement('We sent a test to jonas@example.org.'),
});

rejects('sendTestNotification', 'a test for somebody whose session has ended', {
  given: ended,
  send: (api) => mutate(sendTestNotificationMutation(api), undefined),
  status: 401,
  message: pleaseLogIn,
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

rejects('unsubscribe', 'a press on a link that is not whole', {
  ...broken,
  given: link,
  send: (api) => mutate(setSubscriptionMutation(api, 'broken'), false),
  status: 404,
  message: 'Link not found.',
});

rejects('subscribeAgain', 'another press on a link that is not whole', {
  ...broken,
  given: link,
  send: (api) => mutate(setSubscriptionMutation(api, 'broken'), true),
  status: 404,
  message: 'Link not found.',
});
