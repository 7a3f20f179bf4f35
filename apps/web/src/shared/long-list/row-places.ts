/** A row that is in the document, in pixels from the top of the whole document. */
export type ShownRow = { readonly index: number; readonly start: number; readonly end: number };

/** Where one item of a grid stands. */
export type Place = {
  /** The item's own index. */
  readonly index: number;
  readonly row: number;
  /** It is the first of its row, so the row can be measured by it. */
  readonly opensRow: boolean;
  /** Pixels above its row that rows would fill which are not in the document. */
  readonly marginTop: number;
};

/** What of a long grid is in the document. */
export type ShownRows = {
  readonly places: readonly Place[];
  /** Pixels below the last place that further rows would fill. */
  readonly paddingBottom: number;
};

/** How a grid is laid out right now, in pixels. */
export type GridShape = {
  readonly columns: number;
  readonly rowGap: number;
  /** Distance of the grid from the top of the document. */
  readonly top: number;
  /** Of its first row: what is believed of those that were never seen. */
  readonly rowHeight: number;
};

/** The items of the rows that are shown, each with the room that is kept above it for the rows that are not. */
export function placesOf(
  rows: readonly ShownRow[],
  { columns, rowGap, top }: Pick<GridShape, 'columns' | 'rowGap' | 'top'>,
  count: number,
): Place[] {
  return rows.flatMap(({ index: row, start }, position) => {
    const before = rows[position - 1];
    // The grid itself puts a gap between two rows, shown or not.
    const marginTop = Math.max(0, before === undefined ? start - top : start - before.end - rowGap);
    const first = row * columns;
    return Array.from({ length: Math.min(columns, count - first) }, (_, column) => ({
      index: first + column,
      row,
      opensRow: column === 0,
      marginTop,
    }));
  });
}
