import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the place in a list whose entries go away under the focus: when one is gone and took the focus along, the
 * focus goes to `home`, so that Tab and screen readers go on from there.
 * @param count how many entries the list has
 */
export function useFocusHome<Home extends HTMLElement>(count: number): RefObject<Home | null> {
  const home = useRef<Home>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) home.current?.focus({ preventScroll: true });
  }, [count]);
  return home;
}
