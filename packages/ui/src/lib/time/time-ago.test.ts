import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

it.each([
  ['2026-11-24T12:00:30Z', 'just now'],
  ['2026-11-24T11:59:01Z', 'just now'],
  ['2026-11-24T11:59:00Z', '1 minute ago'],
  ['2026-11-24T09:30:00Z', '2 hours ago'],
  ['2026-11-23T12:00:00Z', '1 day ago'],
  ['2026-11-10T12:00:00Z', '2 weeks ago'],
  ['2026-09-10T12:00:00Z', '2 months ago'],
  ['2024-11-24T12:00:00Z', '2 years ago'],
])('%s was %s', (instant, words) => {
  expect(timeAgo(instant, now)).toBe(words);
});
