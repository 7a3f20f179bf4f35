import { describe, expect, it } from 'vitest';
import { fitText, lengthOf, splitAt } from './text-length.ts';

it('counts an emoji once, as the server does', () => {
  expect(lengthOf('a🦊b')).toBe(3);
});

it('splits between characters', () => {
  expect(splitAt('🦊🦊🦊', 2)).toEqual(['🦊🦊', '🦊']);
  expect(splitAt('abc', 3)).toEqual(['abc', '']);
  expect(splitAt('ab👩‍🚀', 4)).toEqual(['ab', '👩‍🚀']);
});

describe('a text that is too long', () => {
  it('drops the end of inserted text', () => {
    expect(fitText('abXYZcd', 5, 5)).toEqual({ text: 'abXcd', caret: 3, cut: 2 });
  });

  it('keeps whole characters', () => {
    expect(fitText('🦊🦊🦊', 2, 6)).toEqual({ text: '🦊🦊', caret: 4, cut: 1 });
  });

  it('drops an emoji of several characters as a whole', () => {
    expect(fitText('ab👍🏽d', 4, 6)).toEqual({ text: 'abd', caret: 2, cut: 2 });
  });

  it('drops its end when the caret is at the start', () => {
    expect(fitText('abcdef', 4, 0)).toEqual({ text: 'abcd', caret: 0, cut: 2 });
  });

  it('is empty with as many emoji as characters fit', () => {
    expect(fitText('🦊🦊', 2, 4)).toEqual({ text: '🦊🦊', caret: 4, cut: 0 });
  });
});
