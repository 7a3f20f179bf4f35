import { expect, it } from 'vitest';
import { rowTime } from './row-time.ts';

const now = Date.parse('2026-11-26T18:00:00Z');

it.each([
  ['2026-11-26T17:44:00Z', '6:44 PM'],
  ['2026-11-25T22:59:00Z', 'Yesterday'],
  // In Berlin it is the next day already.
  ['2026-11-25T23:01:00Z', '12:01 AM'],
  ['2026-11-23T12:00:00Z', 'Mon'],
  ['2026-11-18T12:00:00Z', 'Nov 18'],
  ['soon', ''],
])('%s is %s', (instant, words) => {
  expect(rowTime(instant, now, 'Europe/Berlin')).toBe(words);
});
