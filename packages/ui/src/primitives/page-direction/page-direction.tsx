import { Direction } from 'radix-ui';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Sets the reading direction of Radix, also when a browser's translation changes it. Render it once. */
export function PageDirection({ children }: { children: ReactNode }) {
  const dir = useSyncExternalStore(subscribe, readDirection, () => 'ltr' as const);
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
