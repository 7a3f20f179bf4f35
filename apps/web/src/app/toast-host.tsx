import { late } from '@skill-exchange/ui/late';
import { useSyncExternalStore } from 'react';
import { toasts } from '../shared/notify.ts';

const Toaster = late(async () => (await toasts.load()).Toaster);

/** Where toasts show, from the first one on. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toasts.isNeeded.subscribe, toasts.isNeeded.get, () => false);
  return isNeeded ? <Toaster /> : null;
}
