import { mediaQuery } from '@skill-exchange/ui/lib/media-query';
import { useSyncExternalStore } from 'react';

/** From this width, a session fits next to the list. */
const wide = () => mediaQuery('(width >= 768px)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Returns whether the list and a session fit side by side. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide()?.matches ?? true);
