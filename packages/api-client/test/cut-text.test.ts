import { expect, test } from 'vitest';
import { shorten, startOf } from '../src/cut-text.ts';

test.each([
  ['a letter', 'abcd', 3, 'abc'],
  ['one emoji', '🦊🦊🦊', 2, '🦊🦊'],
  ['a family', 'Hi 👨‍👩‍👧‍👦!', 6, 'Hi '],
  ['a flag', 'a🇩🇪🇫🇷', 4, 'a🇩🇪'],
  ['a tone of skin', 'ok 👍🏽', 4, 'ok '],
  ['a heart', 'a❤️', 2, 'a'],
  ['an accent of a Mac', 'cafe\u0301', 4, 'caf'],
  ['a syllable', 'नमस्ते', 3, 'नम'],
  ['letters of Hangul', '\u1112\u1161\u11ab\u1100', 2, '\u1112\u1161'],
  ['more accents than fit', `a${'\u0301'.repeat(9)}`, 3, 'a\u0301\u0301'],
  ['a text that fits', 'cafe\u0301', 5, 'cafe\u0301'],
  ['nothing', 'abc', 0, ''],
])('a text is cut before %s', (_what, text, max, start) => {
  expect(startOf(text, max)).toBe(start);
});

test('a shortened text ends with an ellipsis', () => {
  expect(shorten('abcd', 4)).toBe('abcd');
  expect(shorten('abcde', 4)).toBe('abc…');
  expect(shorten('ab👍🏽👍🏽', 4)).toBe('ab…');
});
