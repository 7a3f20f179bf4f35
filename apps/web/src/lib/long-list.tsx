import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

/** Items per grid: full rows in one, two, three and four columns. */
const groupSize = 24;

/** Heights of the grids of visited lists, in pixels, by the visit's key in the browser's history. */
const leftHeights = new Map<string, number[]>();

type LongListProps<Item> = {
  items: readonly Item[];
  /** The list: a `ul` that lays its items out as a grid. */
  Grid: ComponentType<ComponentProps<'ul'>>;
  /** An item's element: an `li`. */
  Place: 'li' | ComponentType<ComponentProps<'li'>>;
  /** Renders an item. Define it outside of components: while it is the same function, an item renders once. */
  render: (item: Item) => ReactNode;
};

/**
 * Any number of cards in grids: the browser skips the layout of grids far from the screen. After Back
 * the grids have their previous heights, so that the scroll position can be restored.
 */
export function LongList<Item extends { readonly _id: string }>(props: LongListProps<Item>) {
  const { items, Grid, Place, render } = props;
  const { key: visit } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => leftHeights.get(visit) ?? []);
  useLayoutEffect(() => {
    const grids = list.current?.children;
    return () => {
      leftHeights.set(
        visit,
        Array.from(grids ?? [], (grid) => grid.clientHeight),
      );
    };
  }, [visit]);
  const groups = Array.from({ length: Math.ceil(items.length / groupSize) }, (_, index) =>
    items.slice(index * groupSize, (index + 1) * groupSize),
  );
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
      {groups.map((group, index) => (
        <Grid
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is a position in the list
          key={index}
          className="[content-visibility:auto]"
          style={{ containIntrinsicBlockSize: `auto ${heights[index] ?? 4000}px` }}
        >
          {group.map((item) => (
            <Place key={item._id}>
              <OneItem item={item} render={render} />
            </Place>
          ))}
        </Grid>
      ))}
    </div>
  );
}

const OneItem = memo(function OneItem<Item>({ item, render }: { item: Item; render: (item: Item) => ReactNode }) {
  return render(item);
}) as <Item>(props: { item: Item; render: (item: Item) => ReactNode }) => ReactNode;
