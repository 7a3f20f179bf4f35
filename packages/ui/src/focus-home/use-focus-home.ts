import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the place where things go away under the focus, such as the entries of a list: when one is gone and took the
 * focus along, the focus goes to `home`, or to the page where there is none, so that Tab and screen readers go on from
 * there.
 * @param count how many there are
 */
export function useFocusHome<Home extends HTMLElement>(count: number): RefObject<Home | null> {
  const home = useRef<Home>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    // A button that cannot be pressed any more loses the focus with the next frame.
    if (isShorter && document.activeElement?.matches('body, :disabled'))
      (home.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [count]);
  return home;
}
