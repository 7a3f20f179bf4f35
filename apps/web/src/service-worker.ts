/// <reference lib="webworker" />
import type { PushMessage } from '@skill-exchange/api-client/types';
import {
  CacheFirst,
  ExpirationPlugin,
  NavigationRoute,
  NetworkOnly,
  type PrecacheEntry,
  Route,
  Serwist,
} from 'serwist';
import { keptPushTitle } from './lib/push/kept-push-title.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE_ENTRIES__: PrecacheEntry[];
declare const __SHELL__: string;

/**
 * Caches the app's own files, so that it opens without a network. API requests never pass through
 * here: the app stores their responses (app/offline/last-seen.ts).
 */
const serwist = new Serwist({
  precacheEntries: __PRECACHE_ENTRIES__,
  // The landing page comes from the server like every other page.
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  // Open pages keep their version until the user requests the new one.
  skipWaiting: false,
  navigationPreload: true,
  disableDevLogs: true,
});

serwist.registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: async () => serwist.matchPrecache(__SHELL__) }],
    }),
    {
      denylist: [
        /^\/(?:api|auth|articles|docs|health|ready|metrics|socket\.io|openapi\.yaml|openapi\.json|asyncapi\.yaml|\.well-known)(?:\/|$)/,
      ],
    },
  ),
);

// What only some languages need: the other files are in the cache from the start.
serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.js$/.test(url.pathname),
    new CacheFirst({ cacheName: 'languages', plugins: [new ExpirationPlugin({ maxEntries: 40 })] }),
  ),
);

serwist.addEventListeners();

/** Browsers revoke the permission of a site whose pushes show nothing. Pages keep the title in their language. */
const unknownMessage: PushMessage = {
  title: 'Something new for you',
  path: '/notifications',
  tag: 'notifications',
};

self.addEventListener('push', (event) => {
  event.waitUntil(Promise.all([show(event.data), markIcon()]));
});

async function show(data: PushMessageData | null): Promise<void> {
  const { title, body = '', path, tag } = messageOf(data) ?? { ...unknownMessage, ...(await keptTitle()) };
  // Alerts again even if it replaces an earlier one.
  const options = { body, tag, renotify: true, data: path, icon: '/icon-192.png' };
  await self.registration.showNotification(title, options);
}

async function keptTitle(): Promise<Pick<PushMessage, 'title'> | undefined> {
  const title = await keptPushTitle();
  return title === undefined ? undefined : { title };
}

/** Marks the app's icon while no page is open that would show the number there. */
async function markIcon(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  // Browsers without a badge, or that reject it, still show the notification.
  if (tabs.length === 0) await self.navigator.setAppBadge?.().catch(() => {});
}

/** Returns the message of a push; undefined for one without data, or with other data. */
function messageOf(data: PushMessageData | null): PushMessage | undefined {
  try {
    return data === null ? undefined : { ...unknownMessage, ...(data.json() as PushMessage) };
  } catch {}
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event as PushSubscriptionChangeEvent));
});

/** Sends the server the subscription that replaces an earlier one. If that fails, the page offers it again. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = self.registration;
  const subscription = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/notifications/device', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data as string, self.location.origin)));
});

/** Focuses a tab that already shows the page, or opens one, so that a tab with a half-filled form keeps it. */
async function open({ href }: URL): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const shown = tabs.find(({ url }) => url === href);
  await (shown === undefined ? self.clients.openWindow(href) : shown.focus());
}
