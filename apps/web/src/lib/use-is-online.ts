import { useSyncExternalStore } from 'react';
import { isOnline } from './is-online.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser reports a network, and renders again when that changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
