import { late } from '@skill-exchange/ui/late';
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { untilThere } from '../until-there.ts';
import { keptWindows } from './kept-windows.ts';
import type { ShownRows } from './row-places.ts';
import type { DrawnRows } from './use-row-window.ts';

/** Up to so many items nothing is left out of the document. */
const plainUpTo = 60;

/** So many are drawn in one go: about what a screen shows. The others follow while the browser answers the reader. */
const firstScreen = 6;

/** From so many on, what leaves items out is fetched: the list may be on its way to become long. */
const watchedFrom = plainUpTo / 2;

/** Keys of the visits in the browser's history that were left further down, for as long as the document lives. */
const leftBelow = new Set<string>();

const RowWindow = late(async () => (await untilThere(() => import('./row-window.tsx'))).RowWindow);

type LongListProps<Item> = {
  items: readonly Item[];
  /** Further items can still be loaded, so nobody knows how many there are. */
  isPartial?: boolean;
  /** The list: a `ul` that lays its items out as a grid. */
  Grid: ComponentType<ComponentProps<'ul'>>;
  /** One place in it: an `li`. */
  Place: 'li' | ComponentType<ComponentProps<'li'>>;
  /** Draws an item. Define it outside of components: as long as it is the same, an item is drawn once. */
  draw: (item: Item) => ReactNode;
};

/**
 * Cards in a grid, however many: of a long list only what is on the screen and around it is in the document, in one
 * list whose items tell their place in the whole.
 */
export function LongList<Item extends { readonly _id: string }>(props: LongListProps<Item>) {
  const { items, isPartial = false, Grid, Place, draw } = props;
  const { key: visit } = useLocation();
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const keys = useMemo(() => items.map(({ _id }) => _id), [items]);
  // Who comes back finds what they left, at its full height, so that the page can be scrolled to where it was.
  const isWhole = useDeferredValue(true, leftBelow.has(visit));
  // Before the next page goes to its top.
  useLayoutEffect(
    () => () => {
      if (window.scrollY > 0) leftBelow.add(visit);
      else leftBelow.delete(visit);
    },
    [visit],
  );
  const [shown, setShown] = useState<(ShownRows & Partial<DrawnRows>) | null>(
    () => keptWindows.of(visit)?.shown ?? null,
  );

  return (
    <>
      <Grid
        ref={grid}
        style={{ paddingBottom: shown?.paddingBottom }}
        onFocus={(event: FocusEvent) => setFocused(indexOf(event.target))}
        onBlur={({ currentTarget, relatedTarget }) => {
          // What is about to take the focus must not go with what has had it.
          if (!currentTarget.contains(relatedTarget)) setFocused(null);
        }}
      >
        {shown === null
          ? items.slice(0, isWhole ? plainUpTo : firstScreen).map((item) => (
              <Place key={item._id}>
                <Drawn item={item} draw={draw} />
              </Place>
            ))
          : shown.places.map(({ index, row, opensRow, marginTop }) => {
              const item = items[index];
              return item === undefined ? null : (
                <Place
                  key={item._id}
                  ref={opensRow ? shown.measure : undefined}
                  data-index={row}
                  aria-posinset={index + 1}
                  aria-setsize={isPartial ? -1 : items.length}
                  style={{ marginTop }}
                >
                  <Drawn item={item} draw={draw} />
                </Place>
              );
            })}
      </Grid>
      {shown === null && keys.length < watchedFrom ? null : (
        <RowWindow
          visit={visit}
          grid={grid}
          keys={keys}
          plainUpTo={plainUpTo}
          focused={focused}
          onChange={setShown}
        />
      )}
    </>
  );
}

const Drawn = memo(function Drawn<Item>({ item, draw }: { item: Item; draw: (item: Item) => ReactNode }) {
  return draw(item);
}) as <Item>(props: { item: Item; draw: (item: Item) => ReactNode }) => ReactNode;

/** Which item has something with the focus in it. */
function indexOf(target: Element): number | null {
  const place = target.closest('li');
  if (place === null) return null;
  const told = place.getAttribute('aria-posinset');
  return told === null ? [...(place.parentElement?.children ?? [])].indexOf(place) : Number(told) - 1;
}
