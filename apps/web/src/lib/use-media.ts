import { mediaQuery } from '@skill-exchange/ui/lib/media-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, and again once it changes. For pages that the server does not render. */
export function useMedia(query: string, isDefault: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaQuery(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaQuery(query)?.matches ?? isDefault);
}
