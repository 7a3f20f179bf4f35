import { observable } from '../lib/observable.ts';

const waiting = observable<ServiceWorker | null>(null);

/** The newer version of the app that waits for the reader's word, if there is one. */
export const appVersion = {
  subscribe: waiting.subscribe,
  isNewerReady: () => waiting.get() !== null,

  /** Starts the newer version: the page is loaded again once it is in charge. */
  start(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting.get()?.postMessage({ type: 'SKIP_WAITING' });
  },
};

/** Has the browser keep the app's files. Does nothing where it cannot: the app works without. */
export function keepApp(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration.waiting !== null) waiting.set(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        // The very first one replaces nothing.
        if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) waiting.set(worker);
      });
    });
  };
  void register().catch(() => {});
}
