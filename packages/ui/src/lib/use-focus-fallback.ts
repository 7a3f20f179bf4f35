import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves lost focus to a fallback element when a focused item, such as a list entry, is removed.
 *
 * @param count number of items; focus moves when it decreases
 * @returns ref of the fallback element; `main` without one
 */
export function useFocusFallback<Home extends HTMLElement>(count: number): RefObject<Home | null> {
  const home = useRef<Home>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    // A disabled button loses focus with the next frame.
    if (isShorter && document.activeElement?.matches('body, :disabled'))
      (home.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [count]);
  return home;
}
