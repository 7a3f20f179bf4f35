import { makeMatch, matchMember } from '@skill-exchange/api-mocks/match-factories';
import { expect, test } from 'vitest';
import { ringsByTeacher } from '../src/features/matches/rings-by-teacher.ts';

const swap = makeMatch();
const ring = makeMatch({}, 1);

/** The ring with the other member of the swap as its teacher. */
const ofSwap = {
  ...ring,
  key: 'of-swap',
  seats: ring.seats.map((seat, index) => (index === 2 ? { ...seat, member: matchMember(1) } : seat)),
};

test('a ring is left out if its teacher swaps with the member alone, unless it is saved', () => {
  const keysOf = (...matches: Parameters<typeof ringsByTeacher>[0]) =>
    ringsByTeacher(matches).map(([first]) => first.key);
  expect(keysOf(swap, ring, ofSwap)).toEqual([ring.key]);
  expect(keysOf(ring, ofSwap)).toEqual([ring.key, ofSwap.key]);
  expect(keysOf(swap, { ...ofSwap, isSaved: true })).toEqual([ofSwap.key]);
});
