import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternFor } from './pattern.ts';
import { familyOf } from './skill-families.ts';

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
  it('is the same for a title, with any spacing and Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(patternFor(` ${title.normalize('NFD')}\n`)).toEqual(patternFor(title));
      }),
    );
  });

  it('stays within a fixed number of shapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const { shapes } = patternFor(title);
        expect(shapes.length).toBeGreaterThanOrEqual(2);
        expect(shapes.length).toBeLessThanOrEqual(96);
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

  it.each([
    ['Sourdough', 'Baking'],
    ['Sign language', 'Portuguese'],
    ['Guitar', 'Ukulele'],
    ['SQL', 'Spreadsheet modelling'],
    ['Hand-cut joinery', 'Bike repair'],
    ['Film photography', 'Watercolour'],
    ['Go (board game)', 'Chess endgames'],
  ])('puts %s and %s into one family', (one, other) => {
    expect(familyOf([one])).toBe(familyOf([other]));
    expect(familyOf([one])).not.toEqual(familyOf(['An evening']));
  });

  it('follows the skills before the title', () => {
    expect(patternFor('Singing', ['Chess'])).not.toEqual(patternFor('Singing'));
    expect(familyOf(['Chess', 'Singing'])).toBe(familyOf(['Chess']));
  });
});
