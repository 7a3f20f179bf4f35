import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as at the end. */
const NEAR = 48;

interface Ends {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly lastIsOwn: boolean;
}

/**
 * Keeps a scroll box at its end, or at its position while scrolled up, also when content is prepended.
 *
 * @returns the scroll handler, the message that was last when the user scrolled up (undefined at the end), and a
 * function that scrolls back down
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, { first, last, lastIsOwn }: Ends) {
  const before = useRef({ first, last, height: 0 });
  const isAtEnd = useRef(true);
  const [leftAt, setLeftAt] = useState<string>();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: wasFirst, last: wasLast, height } = before.current;
    const hasNew = last !== wasLast || height === 0;
    if (hasNew && (isAtEnd.current || lastIsOwn)) element.scrollTop = element.scrollHeight;
    else if (first !== wasFirst) element.scrollTop += element.scrollHeight - height;
    before.current = { first, last, height: element.scrollHeight };
  }, [box, first, last, lastIsOwn]);

  // A growing composer shrinks the box and would hide the newest message.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  function keepPlace() {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    setLeftAt(isAtEnd.current ? undefined : (leftAt ?? last));
  }

  function goToEnd() {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    // The clicked button disappears and would lose the focus.
    element.focus({ preventScroll: true });
  }

  return { keepPlace, leftAt, goToEnd };
}
