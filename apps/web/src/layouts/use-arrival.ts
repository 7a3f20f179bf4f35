import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '../lib/scroll-to-anchor.ts';

/** Ids that the layout and this hook share. */
export const mainId = 'main';

/**
 * Does what a browser does when a document opens, for navigation inside the app: scrolls to the top or
 * the anchor, and focuses the page, so that Tab and screen readers continue there. Going back keeps the scroll
 * position.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef<string | null>(null);

  // Before paint, so that the new page never shows at the previous page's scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` repeats the jump when the same link is chosen again
  useLayoutEffect(() => {
    const isFirst = lastPathname.current === null;
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (hash !== '' && hash !== `#${mainId}`) return scrollToAnchor(hash.slice(1));
    if (isFirst || !isNewPage) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key, navigation]);
}
