import { type RefObject, useLayoutEffect, useRef } from 'react';

const currentItem = '[aria-current], [aria-selected="true"], [aria-pressed="true"]';

/**
 * Returns the ref of a row that scrolls sideways. Its current item is in view at first, when another one becomes current, and
 * when the row becomes wider, for example by counts that load later. The page itself does not scroll.
 */
export function useCurrentInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<{ item: Element | null; width: number }>({ item: null, width: 0 });
  useLayoutEffect(() => {
    if (row.current === null) return;
    const item = row.current.querySelector(currentItem);
    const { scrollWidth: width } = row.current;
    if (item === null || (item === shown.current.item && width === shown.current.width)) return;
    shown.current = { item, width };
    const [frame, box] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()];
    if (box.left >= frame.left && box.right <= frame.right) return;
    row.current.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
  });
  return row;
}
