/** The service worker has no catalogs: a page keeps the title of a push without data for it, in the language of its member. */
const cacheName = 'push';
const address = '/push-title';

/** Keeps the title in this browser. Without storage, the service worker has the English one. */
export async function keepPushTitle(title: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(address, new Response(title));
  } catch {}
}

/** Returns the kept title; undefined without one. */
export async function keptPushTitle(): Promise<string | undefined> {
  try {
    return await (await caches.match(address, { cacheName }))?.text();
  } catch {}
}
