import { lazyWithPreload, usePreload } from '../lazy-with-preload.ts';
import { notificationPermission } from './notification-permission.ts';

const PushOffer = lazyWithPreload(async () => (await import('./push-offer.tsx')).PushOffer);

/** Offers push notifications to a member who waits for an answer, once the page is idle. */
export function PushOfferWhenIdle() {
  const permission = notificationPermission();
  const mayAsk = permission !== null && permission !== 'denied';
  return usePreload(PushOffer, mayAsk) ? <PushOffer /> : null;
}
