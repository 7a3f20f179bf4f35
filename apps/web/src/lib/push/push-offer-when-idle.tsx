import { lazyWithPreload, usePreload } from '../lazy-with-preload.ts';

const PushOffer = lazyWithPreload(async () => (await import('./push-offer.tsx')).PushOffer);

/** Offers push notifications to a member who waits for an answer, once the page is idle. */
export function PushOfferWhenIdle() {
  const isUndecided = 'Notification' in window && Notification.permission === 'default';
  return usePreload(PushOffer, isUndecided) ? <PushOffer /> : null;
}
