import type { NotificationSettings, PushDevice } from '@skill-exchange/api-client/types';
import { registerWorker, serviceWorkers } from '../register-worker.ts';
import { safeStorage } from '../storage/safe-storage.ts';
import { notificationPermission } from './notification-permission.ts';

/** The state of push notifications in this browser: `blocked` by the member, `unable` if unsupported. */
type PushAbility = 'able' | 'blocked' | 'unable';

export function pushAbility(): PushAbility {
  // Safari on an iPhone supports them once the site is on the Home Screen.
  const permission = notificationPermission();
  if (!permission || !window.PushManager || !serviceWorkers()) return 'unable';
  return permission === 'denied' ? 'blocked' : 'able';
}

/** Returns whether this device receives push notifications now. */
export function isPushOn({ isOn }: NonNullable<NotificationSettings['push']>): boolean {
  return isOn && pushAbility() === 'able' && notificationPermission() === 'granted';
}

const declinedKey = 'push-offer';

/** Remembers that the member declined, so that they are not offered again in this browser. */
export const rememberDeclined = () => safeStorage().setItem(declinedKey, 'no');
export const forgetDeclined = () => safeStorage().removeItem(declinedKey);
export const wasDeclined = () => safeStorage().getItem(declinedKey) === 'no';

/** Remembers that the offer was shown: it appears once in this browser. */
export const rememberOffered = () => safeStorage().setItem(declinedKey, 'shown');
export const wasOffered = () => safeStorage().getItem(declinedKey) !== null;

/**
 * Requests the member's permission and subscribes this browser. Null if they refuse. Call it from a
 * click: browsers ignore other requests.
 *
 * @param key the server's public key
 */
export async function subscribeBrowser(key: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = navigator.serviceWorker;
  // It is registered at the second visit.
  if ((await worker.getRegistration()) === undefined) await registerWorker();
  const { pushManager } = await worker.ready;
  // An earlier subscription may be for another server's key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
