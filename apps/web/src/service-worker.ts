/// <reference lib="webworker" />
import { NavigationRoute, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';

declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE_ENTRIES__: PrecacheEntry[];
declare const __SHELL__: string;

/**
 * Keeps the app's own files, so that it opens without a network. Calls of the API never pass through here: what they
 * answer is kept by the app (app/offline/last-seen.ts).
 */
const serwist = new Serwist({
  precacheEntries: __PRECACHE_ENTRIES__,
  // The landing page comes from the server like every other page.
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  // Open pages keep the version that they started with until the user asks for the new one.
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

serwist.addEventListeners();

/** A push notification, as the server composes it. */
interface PushMessage {
  title: string;
  body?: string;
  path: string;
  tag: string;
}

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, body = '', path, tag } = event.data.json() as PushMessage;
  const options = { body, tag, data: path, icon: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data as string, self.location.origin)));
});

/** Goes to a tab that shows the page already, or opens one: a tab with a half-filled form stays as it is. */
async function open({ href }: URL): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const shown = tabs.find(({ url }) => url === href);
  await (shown === undefined ? self.clients.openWindow(href) : shown.focus());
}
