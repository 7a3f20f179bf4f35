import { expect, it } from 'vitest';
import { lengthInWords } from './length-in-words.ts';

it.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [90, '1 hour 30 minutes'],
  [240, '4 hours'],
])('%s minutes are %s', (minutes, words) => {
  expect(lengthInWords(minutes)).toBe(words);
});
