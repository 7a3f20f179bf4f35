import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keptWindows } from './kept-windows.ts';
import { placesOf, type ShownRows } from './row-places.ts';
import { useGridShape } from './use-grid-shape.ts';

/** Rows above and below the screen that are drawn ahead: enough for a turn of the wheel and for Tab. */
const overscan = 3;

/** Pixels at the top of the screen that the navbar covers. */
const navbarHeight = 96;

export type RowWindowOptions = {
  /** The visit in the browser's history. */
  visit: string;
  grid: RefObject<HTMLElement | null>;
  /** One key for each item. */
  keys: readonly string[];
  /** So many items are simply all there. */
  plainUpTo: number;
  /** The item that has the focus stays in the document, wherever the page is scrolled to. */
  focused: number | null;
};

export type DrawnRows = ShownRows & {
  /** For the first item of each row. */
  measure: (element: HTMLElement | null) => void;
};

/**
 * Which items of a long grid are in the document: the rows on the screen and a few around it. Who comes back to the
 * page by the browser's history finds it where they left it.
 */
export function useRowWindow(options: RowWindowOptions): DrawnRows | null {
  const { visit, grid, keys, plainUpTo, focused } = options;
  const [kept] = useState(() => keptWindows.of(visit));
  const resumeAt = useRef(kept?.offset);
  const shape = useGridShape(grid, keys.length > 0, kept?.shape ?? null);
  const columns = shape?.columns ?? 1;
  const isWindowed = shape !== null && keys.length > plainUpTo;

  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: isWindowed,
    count: Math.ceil(keys.length / columns),
    estimateSize: () => shape?.rowHeight ?? 0,
    // Rows of another width are other rows.
    getItemKey: useCallback((row: number) => `${columns} ${keys[row * columns]}`, [columns, keys]),
    gap: shape?.rowGap ?? 0,
    scrollMargin: shape?.top ?? 0,
    scrollPaddingStart: navbarHeight,
    overscan,
    rangeExtractor: useCallback((range: Range) => withRowsAround(focusedRow, range), [focusedRow]),
    // The page's own scrolling is smooth: what keeps rows in their place must not be seen.
    scrollToFn: (offset, options, list) => windowScroll(offset, { ...options, behavior: 'instant' }, list),
    // Known at once, so that what is on the screen when the list grows long is not drawn anew.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => resumeAt.current ?? window.scrollY,
    ...(kept && { initialMeasurementsCache: kept.measurements }),
  });
  useEffect(() => {
    resumeAt.current = undefined;
  }, []);

  // Rows are held in their place by what is known of their height. A browser that anchors as well would hold on to what
  // comes after the list, and run on to each new end of it.
  useLayoutEffect(() => {
    if (!isWindowed) return;
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, [isWindowed]);

  // Turned or resized, the page goes on with what it showed.
  const firstShown = useRef(0);
  const columnsBefore = useRef(columns);
  useLayoutEffect(() => {
    if (isWindowed && columnsBefore.current !== columns && window.scrollY > (shape?.top ?? 0))
      virtualizer.scrollToIndex(Math.floor(firstShown.current / columns), { align: 'start' });
    columnsBefore.current = columns;
  }, [columns, isWindowed, shape, virtualizer]);
  useEffect(() => {
    firstShown.current = (virtualizer.range?.startIndex ?? 0) * columns;
  });

  const rows = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const { measureElement: measure } = virtualizer;
  const drawn = useMemo(() => {
    if (!isWindowed) return null;
    const end = rows.at(-1)?.end ?? shape.top;
    return {
      places: placesOf(rows, shape, keys.length),
      paddingBottom: Math.max(0, shape.top + height - end),
      measure,
    };
  }, [isWindowed, shape, rows, height, keys, measure]);

  const leave = useRef(() => {});
  useLayoutEffect(() => {
    leave.current = () => {
      if (drawn === null || shape === null) return;
      const { places, paddingBottom } = drawn;
      const offset = virtualizer.scrollOffset ?? 0;
      keptWindows.keep(visit, {
        shape,
        shown: { places, paddingBottom },
        measurements: virtualizer.takeSnapshot(),
        offset,
      });
    };
  });
  useLayoutEffect(() => () => leave.current(), []);
  return drawn;
}

/** The rows on the screen, and the one with the focus between its neighbours, so that Tab goes on from there. */
function withRowsAround(row: number | null, range: Range): number[] {
  const rows = new Set(defaultRangeExtractor(range));
  if (row !== null)
    for (const near of [row - 1, row, row + 1]) if (near >= 0 && near < range.count) rows.add(near);
  return [...rows].sort((left, right) => left - right);
}
