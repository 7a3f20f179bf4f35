import { expect, test } from 'vitest';
import { matchWords } from '../src/lib/search/swap-words.ts';

test.each([
  ['both ways', ['Portuguese'], ['Python', 'SQL'], 'You could swap: Portuguese for Python and SQL'],
  ['what they teach', ['Sourdough'], [], 'Teaches what you want to learn: Sourdough'],
  ['what they want', [], ['SQL'], 'Wants to learn what you teach: SQL'],
  ['nothing', [], [], null],
])('two members share %s', (_, teaches, wants, words) => {
  expect(matchWords({ teaches, wants })).toBe(words);
});
