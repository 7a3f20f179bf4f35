import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let unread = 0;

function become(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many messages are unread, for whoever sets the document title. */
export function useUnreadInTitle(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}

/** Counts unread messages in the document title for as long as the component lives. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    become(count);
    return () => become(0);
  }, [count]);
}
