import { Direction as RadixDirection } from 'radix-ui';
import { type ReactNode, useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

interface PageDirectionProps {
  /** The direction of a page that a server renders. */
  rendered?: Direction;
  children: ReactNode;
}

/** Sets the reading direction of Radix, also when a browser's translation changes it. Render it once. */
export function PageDirection({ rendered = 'ltr', children }: PageDirectionProps) {
  const dir = useSyncExternalStore(subscribe, readDirection, () => rendered);
  return <RadixDirection.Provider dir={dir}>{children}</RadixDirection.Provider>;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function readDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
