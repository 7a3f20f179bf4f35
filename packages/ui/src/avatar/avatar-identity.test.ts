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
    ['', ''],
    ['   ', ''],
    [undefined, ''],
    [null, ''],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('hueOf', () => {
  it('gives one id one hue', () => {
    expect(hueOf('m-1')).toBe(hueOf('m-1'));
  });

  it('spreads ids that differ by one character over most hues', () => {
    const hues = new Set(Array.from({ length: 60 }, (_, n) => hueOf(`member-${n}`)));
    expect(hues.size).toBeGreaterThanOrEqual(10);
  });

  it('takes an empty id', () => {
    expect(hueOf('')).toBeTypeOf('number');
  });
});
