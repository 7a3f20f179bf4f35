import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives a dialog over a page an address of its own. The router does not see it, so the page stays; after a reload the
 * address has its own page. Back closes the dialog.
 */
export function useDialogAddress(close: () => void) {
  const address = useRef<string | null>(null);
  const isCurrent = () => address.current !== null && window.location.pathname === address.current;
  const onPopState = useEffectEvent(() => {
    if (address.current === null || isCurrent()) return;
    address.current = null;
    close();
  });

  const onGone = useEffectEvent(leave);

  useEffect(() => {
    const listen = () => onPopState();
    window.addEventListener('popstate', listen);
    return () => {
      window.removeEventListener('popstate', listen);
      onGone();
    };
  }, []);

  const enter = useCallback((path: string) => {
    // The router counts entries by `idx`.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    window.history.pushState({ idx: idx + 1 }, '', path);
    address.current = path;
  }, []);

  /** Returns to the page's address, unless the member has followed a link. */
  function leave(): void {
    if (isCurrent()) window.history.back();
    address.current = null;
  }

  return { enter, leave };
}
