import { useSyncExternalStore } from 'react';

/**
 * Whether a CSS media query matches, kept up to date.
 * @param onServer what to draw where nobody knows
 */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    // A browser takes over a page that has been fitted to it: see app/takeover/fit.ts.
    () => (typeof matchMedia === 'undefined' ? onServer : matchMedia(query).matches),
  );
}
