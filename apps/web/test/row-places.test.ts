import { expect, it } from 'vitest';
import { placesOf } from '../src/shared/long-list/row-places.ts';

const shape = { columns: 3, rowGap: 20, top: 500 };

/** A row of 100 px at its place among rows that are all alike. */
const rowAt = (index: number) => ({ index, start: 500 + index * 120, end: 600 + index * 120 });

it('shows the items of the rows that are shown, the last of which may be short', () => {
  const places = placesOf([rowAt(0), rowAt(1)], shape, 5);
  expect(places.map(({ index, row, opensRow }) => [index, row, opensRow])).toEqual([
    [0, 0, true],
    [1, 0, false],
    [2, 0, false],
    [3, 1, true],
    [4, 1, false],
  ]);
});

it('keeps no room between neighbours: the grid has its own gap', () => {
  expect(placesOf([rowAt(0), rowAt(1)], shape, 6).map(({ marginTop }) => marginTop)).toEqual(
    Array(6).fill(0),
  );
});

it('keeps the room of the rows above the first one, for each item of that row alike', () => {
  expect(placesOf([rowAt(7), rowAt(8)], shape, 27).map(({ marginTop }) => marginTop)).toEqual([
    ...Array(3).fill(7 * 120),
    ...Array(3).fill(0),
  ]);
});

it('keeps the room of rows that are left out between two others', () => {
  // Between the end of row 2 and the start of row 6 lie three rows and four gaps, one of which is the grid's.
  const [, , , first] = placesOf([rowAt(2), rowAt(6)], shape, 21);
  expect(first).toEqual({ index: 18, row: 6, opensRow: true, marginTop: 3 * 120 + 20 - 20 });
});

it('shows nothing where there is nothing', () => {
  expect(placesOf([], shape, 0)).toEqual([]);
});
