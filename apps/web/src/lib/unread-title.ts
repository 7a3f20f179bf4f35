import { useEffect, useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

const unread = observable(0);

/** How many messages are unread. `PageMeta` shows it in the document title. */
export function useUnreadInTitle(): number {
  return useSyncExternalStore(unread.subscribe, unread.get, () => 0);
}

/** Counts unread messages in the document title for as long as the component lives. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    unread.set(count);
    return () => unread.set(0);
  }, [count]);
}
