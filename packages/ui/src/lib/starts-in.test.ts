import { expect, test } from 'vitest';
import { startsIn } from './starts-in.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const seen = (minutes: number) => startsIn(after(minutes), now + (minutes + 60) * 60_000, now);

test('counts down in minutes, hours and days', () => {
  expect([5, 60, 130, 24 * 60, 71 * 60].map((minutes) => seen(minutes)?.words)).toEqual([
    'Starts in 5 min',
    'Starts in 1 h',
    'Starts in 2 h 10 min',
    'Starts in 1 day',
    'Starts in 2 days',
  ]);
});

test('is near from a quarter of an hour before until the end', () => {
  expect([16, 15, -59].map((minutes) => seen(minutes)?.isNear)).toEqual([false, true, true]);
  expect(seen(-59)?.words).toBe('On now');
  expect([seen(-60), startsIn('no date', now + 1, now)]).toEqual([null, null]);
});
