import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '../lib/scroll-to-anchor.ts';

/** Ids that the layout and this hook share. */
export const mainId = 'main';

/**
 * What a browser does when a document opens, for pages inside the app: go to the top or to the anchor, and put the
 * focus on the page, so that Tab and screen readers go on from there. Going back leaves the scroll position alone.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef<string | null>(null);

  // Before the new page is painted: no frame of it shows at the scroll position of the last page.
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
