import { mediaQuery } from '@skill-exchange/ui/lib/media-query';
import { useSyncExternalStore } from 'react';

/** From here on a session has room beside the list. */
const wide = () => mediaQuery('(width >= 768px)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the list and one session fit beside each other. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide()?.matches ?? true);
