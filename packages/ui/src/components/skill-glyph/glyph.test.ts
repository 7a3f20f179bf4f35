import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glyphFor } from './glyph.ts';

describe('the glyph of a skill', () => {
  it('ignores case and surrounding space', () => {
    expect(glyphFor('  SOURDOUGH ')).toEqual(glyphFor('Sourdough'));
  });

  it('has both colors, at most one tint, and no shape three times', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const quarters = glyphFor(name);
        const tones = quarters.map((quarter) => quarter.tone);
        expect(tones).toContain('teach');
        expect(tones).toContain('learn');
        expect(tones.filter((tone) => tone === 'tint').length).toBeLessThanOrEqual(1);
        const kinds = quarters.map((quarter) => quarter.kind);
        for (const kind of kinds) expect(kinds.filter((other) => other === kind).length).toBeLessThan(3);
      }),
    );
  });

  it('differs between skills', () => {
    const names = ['Portuguese', 'Sourdough', 'Python', 'Guitar', 'Watercolour', 'Public speaking', 'Bike repair'];
    expect(new Set(names.map((name) => JSON.stringify(glyphFor(name)))).size).toBe(names.length);
  });
});
