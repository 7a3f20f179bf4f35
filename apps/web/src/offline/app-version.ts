import { observable } from '../lib/observable.ts';
import { registerWorker, serviceWorkers } from '../lib/register-worker.ts';

const waiting = observable<ServiceWorker | null>(null);

/** The newer version of the app that waits for a reload, if any. */
export const appVersion = {
  subscribe: waiting.subscribe,
  isNewerReady: () => waiting.get() !== null,

  /** Activates the newer version, then reloads the page. */
  start(): void {
    serviceWorkers()?.addEventListener('controllerchange', () => window.location.reload());
    waiting.get()?.postMessage({ type: 'SKIP_WAITING' });
  },
};

/** Registers the service worker. Does nothing if the browser has none; the app works without. */
export function keepApp(): void {
  if (serviceWorkers() === undefined) return;
  const register = async () => {
    const registration = await registerWorker();
    if (registration.waiting !== null) waiting.set(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        // The first one replaces no other.
        if (worker.state === 'installed' && serviceWorkers()?.controller) waiting.set(worker);
      });
    });
  };
  void register().catch(() => {});
}
