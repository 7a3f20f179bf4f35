import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawable, fitTitle, widthOf } from '../src/server/card-text.ts';

describe('drawable', () => {
  test.each([
    ['Cafés, naïve “quotes” & Łódź → 5 €', 'Cafés, naïve “quotes” & Łódź → 5 €'],
    ['Bread 🍞 for all', 'Bread for all'],
    ['日本語の会話', null],
    ['Arabic: مرحبا', null],
    ['🍞', null],
  ])('%s', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});

describe('fitTitle', () => {
  test('breaks at words in the largest size', () => {
    expect(fitTitle('Automate one boring chore with Python', 650)).toEqual({
      size: 72,
      lines: ['Automate one boring', 'chore with Python'],
    });
  });

  test('never exceeds its width or six lines', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.string({ maxLength: 90 }), (words, word) => {
        const { size, lines } = fitTitle(drawable(`${words} ${word}`) ?? 'none', 650);
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(650);
      }),
    );
  });
});
