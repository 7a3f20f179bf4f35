import type { CDPSession, Page } from '@playwright/test';
import { enterAnew, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** Replaces the browser's subscription: without a network there is no push service. */
async function subscribeHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription;
  });
}

async function registrationOf(session: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return await registered;
}

/** A headless browser denies notifications: tells the pages that this one allows them. */
async function allowHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

test('a member turns push notifications on', async ({ page }) => {
  await allowHere(page);
  await subscribeHere(page);
  await enterAnew(page, newMember('Petra Pushed'));
  await page.goto('/notifications/settings');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Push notifications are on for this device.')).toBeVisible();
  // The service worker is active under the pages' security policy.
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText('Push is on for this device')).toBeVisible();
});

test('pushed notifications show on the device, also without content', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  const isAllowed = await page.evaluate(() => Notification.permission === 'granted');
  test.skip(!isAllowed, 'this browser shows no notifications: install the one with windows (chromium)');
  await subscribeHere(page);
  await enterAnew(page, newMember('Petra Told'));
  await page.goto('/notifications/settings');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Push notifications are on for this device.')).toBeVisible();

  const session = await context.newCDPSession(page);
  const message = { title: 'Ana planned a session with you', path: '/userDashboard/session', tag: 'notification-1' };
  const target = { origin: new URL(page.url()).origin, registrationId: await registrationOf(session) };
  for (const data of [JSON.stringify(message), ''])
    await session.send('ServiceWorker.deliverPushMessage', { ...target, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag, data }) => ({ title, tag, path: data }));
    });
  const unknown = { title: 'Something new for you', path: '/notifications', tag: 'notifications' };
  await expect.poll(shown).toEqual(expect.arrayContaining([message, unknown]));
  // Nothing of it is unread.
  await page.reload();
  await expect.poll(shown).toEqual([unknown]);
});

test('a subscription that the browser replaces is sent to the server @long', async ({ page, context }) => {
  await allowHere(page);
  await subscribeHere(page);
  await enterAnew(page, newMember('Petra Renewed'));
  await page.goto('/notifications/settings');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Push notifications are on for this device.')).toBeVisible();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Turn off here' }).click();
  await expect(page.getByText('Push is off for this device')).toBeVisible();
  const [worker] = context.serviceWorkers();
  // No push service can replace the subscription, so the event is dispatched here.
  await worker?.evaluate(async () => {
    const subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    const event = new ExtendableEvent('pushsubscriptionchange');
    self.dispatchEvent(Object.assign(event, { newSubscription: { toJSON: () => subscription } }));
  });
  await expect
    .poll(async () => {
      await page.reload();
      return await page.getByRole('region', { name: 'This device' }).innerText();
    })
    .toContain('Push is on for this device');
});
