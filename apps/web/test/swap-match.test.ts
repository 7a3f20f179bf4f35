import { expect, test } from 'vitest';
import { matchWords, swapMatch } from '../src/lib/swap-match.ts';

const jonas = { skillsOffered: ['Python', 'SQL'], skillsRequested: ['Portuguese', 'Sourdough'] };

test.each([
  ['both ways', ['portuguese', 'Chess'], ['PYTHON', 'SQL', 'Git'], 'You could swap: portuguese for PYTHON and SQL'],
  ['what they teach', ['Sourdough'], ['Chess'], 'Teaches what you want to learn: Sourdough'],
  ['what they want', ['Chess'], ['SQL'], 'Wants to learn what you teach: SQL'],
  ['nothing', ['Python'], ['Portuguese'], null],
])('two members share %s', (_, skillsOffered, skillsRequested, words) => {
  expect(matchWords(swapMatch(jonas, { skillsOffered, skillsRequested }))).toBe(words);
});
