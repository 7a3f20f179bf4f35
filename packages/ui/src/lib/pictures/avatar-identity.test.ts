import { describe, expect, it } from 'vitest';
import { hueOf, initialsOf } from './avatar-identity.ts';

describe('initialsOf', () => {
  it.each([
    ['Inês Carvalho', 'IC'],
    ['Anneke de Boer', 'AB'],
    ['  plato ', 'P'],
    ['émile   zola', 'ÉZ'],
    ['👩‍🚀 Vega', '👩‍🚀V'],
    ['王 小明', '王小'],
    ['Ana Weiss (she/her)', 'AW'],
    ['Ana (they)', 'A'],
    ['(Ana)', 'A'],
    ['"Mo" Salah', 'MS'],
    ['Ana | Berlin', 'AB'],
    ['Smith - Jones -', 'SJ'],
    ['ßtefan', 'ß'],
    ['ანა დოლიძე', 'ად'],
    ['ليلى حدّاد', 'ل\u200cح'],
    ['क्षमा शर्मा', 'क्षश'],
    ['🇩🇪 Team', '🇩🇪T'],
    ['...', ''],
    ['', ''],
    ['   ', ''],
    [undefined, ''],
    [null, ''],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('hueOf', () => {
  // A different hash would change every member's color.
  it.each([
    ['m-1', 220],
    ['01990000-0000-7000-8000-000000000001', 20],
    ['', 55],
  ])('gives %j the hue %i, on every screen and in every version', (id, hue) => {
    expect(hueOf(id)).toBe(hue);
  });

  it('spreads ids that differ by one character over most hues', () => {
    const hues = new Set(Array.from({ length: 60 }, (_, n) => hueOf(`member-${n}`)));
    expect(hues.size).toBeGreaterThanOrEqual(10);
  });
});
