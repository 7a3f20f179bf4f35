import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../shared/notify.ts';

const Toaster = lazy(async () => ({ default: (await toasts.load()).Toaster }));

/** Where toasts show, from the first one on. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, toasts.isNeeded, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
