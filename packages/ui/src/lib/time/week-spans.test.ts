import { expect, test } from 'vitest';
import { weekStartOf } from './calendar-days.ts';
import { hoursOf, spansOf, type WeekItem } from './week-spans.ts';

const item = (id: string, startsAt: string, endsAt: string, look: WeekItem['look'] = 'session'): WeekItem => ({
  id,
  look,
  title: id,
  startsAt,
  endsAt,
});

test('an item past midnight has a part on each day of the zone', () => {
  const late = item('late', '2026-12-01T22:00:00Z', '2026-12-01T23:30:00Z');
  const parts = (day: string) => spansOf([late], day, 'Europe/Berlin').map(({ from, to }) => [from, to]);
  expect(parts('2026-12-01')).toEqual([[23 * 60, 24 * 60]]);
  expect(parts('2026-12-02')).toEqual([[0, 30]]);
  expect(parts('2026-12-03')).toEqual([]);
});

test('an item that ends at midnight is not on the next day', () => {
  const late = item('late', '2026-12-01T22:00:00Z', '2026-12-01T23:00:00Z');
  expect(spansOf([late], '2026-12-02', 'Europe/Berlin')).toEqual([]);
});

test('overlapping sessions have a depth, and free hours have none of theirs', () => {
  const spans = spansOf(
    [
      item('free', '2026-12-01T17:00:00Z', '2026-12-01T20:00:00Z', 'free'),
      item('one', '2026-12-01T17:30:00Z', '2026-12-01T18:30:00Z'),
      item('two', '2026-12-01T18:00:00Z', '2026-12-01T19:00:00Z'),
      item('three', '2026-12-01T19:00:00Z', '2026-12-01T19:30:00Z'),
    ],
    '2026-12-01',
    'UTC',
  );
  expect(spans.map(({ item, depth }) => [item.id, depth])).toEqual([
    ['free', 0],
    ['one', 0],
    ['two', 1],
    ['three', 0],
  ]);
});

test('a week shows 9 AM to 9 PM, and more if something is outside', () => {
  expect(hoursOf([])).toEqual({ first: 9, last: 21 });
  const early = spansOf([item('early', '2026-12-01T06:30:00Z', '2026-12-01T07:00:00Z')], '2026-12-01', 'UTC');
  expect(hoursOf(early)).toEqual({ first: 6, last: 21 });
});

test('a week starts on Monday', () => {
  expect(weekStartOf('2026-11-29')).toBe('2026-11-23');
  expect(weekStartOf('2026-11-30')).toBe('2026-11-30');
});
