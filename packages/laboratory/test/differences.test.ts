import { expect, test } from 'vitest';
import { differencesOf } from '../src/bench/differences.ts';

test('names each field in which the bare server differs from ours', () => {
  const ours = { user: { name: 'Ines', match: { teaches: [], wants: ['Chess'] }, languages: [] }, success: true };
  const bare = { user: { name: 'Ines', match: { teaches: [], wants: [] }, timeZone: 'UTC' }, success: true };
  expect(differencesOf(ours, bare)).toEqual([
    "user.match.wants.0 is missing, ours is 'Chess'",
    'user.languages is missing, ours is []',
    "user.timeZone is 'UTC', ours has none",
  ]);
  expect(differencesOf([], {})).toEqual(['all of it is {}, ours is []']);
  expect(differencesOf(ours, structuredClone(ours))).toEqual([]);
});
