import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERN_HEIGHT, PATTERN_WIDTH, patternFor } from './pattern.ts';

const TITLES = [
  'Sourdough from a cold fridge',
  'Read a street sign in Arabic',
  'True a wheel with a zip tie',
  'Chess endings for club nights',
  'Open mic for shy English speakers',
  'Sketchbook hour: bare trees',
  'Bind a book in an afternoon',
  'Your first tin whistle reel',
];

describe('the pattern of an event', () => {
  it('is the same for a title, whatever its spacing and Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(patternFor(` ${title.normalize('NFD')}\n`)).toEqual(patternFor(title));
      }),
    );
  });

  it('stays within the viewBox and a fixed number of shapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const { shapes } = patternFor(title);
        expect(shapes.length).toBeGreaterThanOrEqual(2);
        expect(shapes.length).toBeLessThanOrEqual(64);
        for (const shape of shapes) {
          const [left, width, top, height] =
            shape.kind === 'lane'
              ? [shape.x, shape.length, shape.y, shape.height]
              : [shape.x - shape.radius, shape.radius * 2, shape.y - shape.radius, shape.radius * 2];
          expect(left).toBeLessThan(PATTERN_WIDTH);
          expect(left + width).toBeGreaterThan(0);
          expect(top).toBeGreaterThanOrEqual(-0.001);
          expect(top + height).toBeLessThanOrEqual(PATTERN_HEIGHT + 0.001);
        }
      }),
    );
  });

  it('never uses the background colour for a shape', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const { ground, shapes } = patternFor(title);
        expect(shapes.map((shape) => shape.tone)).not.toContain(ground);
      }),
    );
  });

  it('differs between titles', () => {
    const patterns = new Set(TITLES.map((title) => JSON.stringify(patternFor(title))));
    expect(patterns.size).toBe(TITLES.length);
    expect(new Set(TITLES.map((title) => patternFor(title).ground)).size).toBeGreaterThan(1);
  });
});
