import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How near to the end, in px, still counts as being there. */
const NEAR = 48;

interface Ends {
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** The newest message is the reader's own: they want to see it. */
  readonly lastIsOwn: boolean;
}

/**
 * Keeps a thread where its reader wants it: at the end while they are there, and where they are reading while they
 * are not, even when older messages come in above. Returns what to call when the box is scrolled.
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, { first, last, lastIsOwn }: Ends) {
  const before = useRef({ first, last, height: 0 });
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: wasFirst, last: wasLast, height } = before.current;
    const hasNew = last !== wasLast || height === 0;
    if (hasNew && (isAtEnd.current || lastIsOwn)) element.scrollTop = element.scrollHeight;
    else if (first !== wasFirst) element.scrollTop += element.scrollHeight - height;
    before.current = { first, last, height: element.scrollHeight };
  }, [box, first, last, lastIsOwn]);

  return () => {
    const element = box.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };
}
