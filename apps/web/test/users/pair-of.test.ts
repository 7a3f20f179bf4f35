import { expect, test } from 'vitest';
import { pairOf } from '../../src/features/users/pair-of.ts';

const member = (name: string, skillsOffered: string[], skillsRequested: string[], about = '') => ({
  _id: name,
  name,
  photo: '',
  rating: 0,
  about,
  skillsOffered,
  skillsRequested,
});

const linh = member('Linh', ['Watercolor', 'Dumplings'], ['Illustration'], 'I paint at dawn. Then I cook.');
const grace = member('Grace', ['Ukulele'], ['Watercolor']);
const selam = member('Selam', ['Juggling', 'Illustration'], ['Dumplings']);

test('finds the first two who teach each other, with the matching skills and their first sentence', () => {
  const [one, other] = pairOf([grace, linh, selam]) ?? [];
  expect([one?.member.name, one?.gives.name, one?.words]).toEqual(['Linh', 'Dumplings', 'I paint at dawn.']);
  expect([other?.member.name, other?.gives.name, other?.words]).toEqual(['Selam', 'Illustration', '']);
});

test('finds nobody where only one of two would learn', () => {
  expect(pairOf([grace, linh])).toBeNull();
  expect(pairOf([])).toBeNull();
});
