import { msg } from '@lingui/core/runtime-macro';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { say } from '../../texts/texts.ts';
import { requireAccount } from '../auth/confirm-password.ts';
import { bannerFor, presentBanner } from '../community/banner.ts';
import { readersLanguage } from '../community/texts/readers-language.ts';
import { removeDevice, setDevice } from '../push/service.ts';
import { presentNotification } from './present-notification.ts';
import * as notifications from './service.ts';
import { changeSettings, settingsHere } from './settings-service.ts';
import { takesEmails } from './takes-emails.ts';
import { readSubscription, setSubscription } from './unsubscribe-service.ts';

export function notificationHandlers(context: AppContext) {
  return {
    listNotifications: async (call) => {
      const { memberId } = callerOf(call);
      const page = await notifications.notificationsOf(context, memberId, call.query);
      const unread = await notifications.unreadOf(context, memberId);
      const banner = await bannerFor(context, memberId);
      const announced = banner && { banner: presentBanner(banner, readersLanguage(context, call.request)) };
      return {
        status: 200,
        body: { success: true, ...unread, ...announced, notifications: page.rows.map(presentNotification) },
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },

    readNotifications: async (call) => {
      const { memberId } = callerOf(call);
      await notifications.readSome(context, memberId, call.body);
      return { status: 200, body: { success: true, ...(await notifications.unreadOf(context, memberId)) } };
    },

    getNotificationSettings: async (call) => ({
      status: 200,
      body: { success: true, settings: await settingsHere(context, callerOf(call)) },
    }),

    setNotificationSettings: async (call) => {
      const caller = callerOf(call);
      await changeSettings(context, caller.memberId, call.body);
      return { status: 200, body: { success: true, settings: await settingsHere(context, caller) } };
    },

    setPushDevice: async (call) => {
      const caller = callerOf(call);
      await setDevice(context, caller, call.body);
      return { status: 200, body: { success: true, settings: await settingsHere(context, caller) } };
    },

    removePushDevice: async (call) => {
      const caller = callerOf(call);
      await removeDevice(context, caller);
      return { status: 200, body: { success: true, settings: await settingsHere(context, caller) } };
    },

    sendTestNotification: async (call) => {
      const { memberId } = callerOf(call);
      const account = await requireAccount(context, memberId);
      await notifications.sendTest(context, memberId);
      const message = takesEmails(context, account, true)
        ? say(msg`We sent a test to ${{ email: account.email }}.`)
        : say(msg`We sent a test to your devices. Emails come once you have confirmed your address.`);
      return { status: 200, body: { success: true, message } };
    },

    getSubscription: async ({ path }) => ({
      status: 200,
      body: await readSubscription(context, path.unsubscribeToken),
    }),

    unsubscribe: async ({ path }) => ({
      status: 200,
      body: await setSubscription(context, path.unsubscribeToken, false),
    }),

    subscribeAgain: async ({ path }) => ({
      status: 200,
      body: await setSubscription(context, path.unsubscribeToken, true),
    }),
  } satisfies Partial<Handlers>;
}
