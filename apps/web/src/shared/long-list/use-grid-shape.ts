import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GridShape } from './row-places.ts';

/** How a grid that has something in it is laid out, kept up to date; null until it has been seen once. */
export function useGridShape(
  grid: RefObject<HTMLElement | null>,
  isFilled: boolean,
  initial: GridShape | null,
): GridShape | null {
  const [shape, setShape] = useState(initial);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || !isFilled) return;
    function look(): void {
      if (element !== null) setShape((before) => shapeOf(element, before));
    }
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, isFilled]);
  return shape;
}

/** The same object as long as nothing that matters has changed. */
function shapeOf(element: HTMLElement, before: GridShape | null): GridShape {
  const { gridTemplateColumns, rowGap: gap } = getComputedStyle(element);
  const columns = gridTemplateColumns.split(' ').length;
  const rowGap = Number.parseFloat(gap) || 0;
  const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
  const isSame = before?.columns === columns && before.rowGap === rowGap && before.top === top;
  if (isSame) return before;
  const first = element.firstElementChild;
  return { columns, rowGap, top, rowHeight: first instanceof HTMLElement ? first.offsetHeight : 0 };
}
