import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as at the end. */
const NEAR = 48;

interface Ends {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly lastIsOwn: boolean;
  /** Later messages are not loaded: the end of the box is not the end of the thread. */
  readonly hasLater: boolean;
  /** The id of a message at which the thread opens instead of its end. */
  readonly startAt: string | undefined;
  /** Changes with what follows the last message. */
  readonly tail: string;
  /** Called with whether the end of the thread is in sight, at first and after each change. */
  readonly onEndChange?: ((isAtEnd: boolean) => void) | undefined;
}

/**
 * Keeps a scroll box at its end, or at its position while scrolled up, also when content is prepended.
 *
 * @returns the scroll handler, the message that was last when the user scrolled up (undefined at the end), and a
 * function that scrolls back down
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, ends: Ends) {
  const { first, last, lastIsOwn, hasLater, startAt, tail, onEndChange } = ends;
  const before = useRef({ first, last, height: 0, hadLater: hasLater });
  const startedAt = useRef<string>(undefined);
  const isAtEnd = useRef(true);
  const [leftAt, setLeftAt] = useState<string>();
  const [showsEnd, setShowsEnd] = useState(false);
  const tellEnd = useEffectEvent((isShown: boolean) => onEndChange?.(isShown));
  useEffect(() => tellEnd(showsEnd), [showsEnd]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: wasFirst, last: wasLast, height, hadLater } = before.current;
    const hasNew = (last !== wasLast && !hadLater) || height === 0;
    const isStart = startAt !== undefined && startedAt.current !== startAt;
    const start = isStart ? element.querySelector<HTMLElement>(`[data-id="${CSS.escape(startAt)}"]`) : null;
    if (start !== null) {
      element.scrollTop = start.offsetTop - element.clientHeight / 3;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    } else if (hasNew && (isAtEnd.current || lastIsOwn)) element.scrollTop = element.scrollHeight;
    else if (first !== wasFirst) element.scrollTop += element.scrollHeight - height;
    if (startAt !== undefined) startedAt.current = startAt;
    before.current = { first, last, height: element.scrollHeight, hadLater: hasLater };
    setShowsEnd(isAtEnd.current && !hasLater);
  }, [box, first, last, lastIsOwn, hasLater, startAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line at the end has appeared
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current && !hasLater) box.current.scrollTop = box.current.scrollHeight;
  }, [box, tail]);

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
    setShowsEnd(isAtEnd.current && !hasLater);
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
