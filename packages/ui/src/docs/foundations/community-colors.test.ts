import { readFileSync } from 'node:fs';
import {
  type Color,
  type ColorName,
  colorProperties,
  communityColor,
  darkSurface,
  defaultHues,
  degreesApart,
  hexOf,
  leastApart,
  rgbOf,
} from '@skill-exchange/api-client/community-colors';
import { describe, expect, test } from 'vitest';
import { designTokens } from '../../../scripts/design-tokens.ts';
import { contrastOf } from './contrast.ts';

const theme = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8');
const { color: tokens } = designTokens(theme) as unknown as {
  color: Record<'light' | 'dark', Record<string, { $value: { components: [number, number, number] } }>>;
};

/** Texts and what they stand on. A name with a lane changes with its hue, all others are the theme's. */
const pairs = [
  ['on-teach', 'teach'],
  ['on-teach', 'teach-press'],
  ['on-learn', 'learn'],
  ['on-learn', 'learn-press'],
  ...['canvas', 'surface', 'raised', 'sunken', 'teach-tint'].map((ground) => ['teach-ink', ground]),
  ...['canvas', 'surface', 'raised', 'learn-tint'].map((ground) => ['learn-ink', ground]),
  ['ink', 'teach-tint'],
  ['ink', 'learn-tint'],
  ['ink-2', 'teach-tint'],
  ['ink-2', 'learn-tint'],
] as [string, string][];

const themes = ['light', 'dark'] as const;
const hues = Array.from({ length: 360 }, (_, hue) => hue);

function colorNamed(name: string, side: (typeof themes)[number], hue: number): Color {
  if (/^(teach|learn)/.test(name))
    return communityColor(name as ColorName, { teachHue: hue, learnHue: hue })[side === 'light' ? 0 : 1];
  const [lightness, chroma, own] = tokens[side][name]?.$value.components ?? [0, 0, 0];
  return { lightness, chroma, hue: own };
}

describe.each(themes)('in %s', (side) => {
  test.each(pairs)('%s on %s is read at every hue', (text, ground) => {
    const weakest = Math.min(
      ...hues.map((hue) => contrastOf(rgbOf(colorNamed(text, side, hue)), rgbOf(colorNamed(ground, side, hue)))),
    );
    expect(weakest).toBeGreaterThanOrEqual(4.5);
  });

  test('a fill is a shape on a card, and both beside each other, at every hue', () => {
    const of = (name: string) => hues.map((hue) => rgbOf(colorNamed(name, side, hue)));
    const [taught, learned, surface] = [of('teach'), of('learn'), rgbOf(colorNamed('surface', side, 0))];
    expect(Math.min(...taught.map((fill) => contrastOf(fill, surface)))).toBeGreaterThanOrEqual(3);
    const beside = taught.flatMap((fill, hue) =>
      learned.filter((_, other) => degreesApart(hue, other) >= leastApart).map((other) => contrastOf(fill, other)),
    );
    expect(Math.min(...beside)).toBeGreaterThanOrEqual(3);
  });

  test.each(['teach', 'teach-press', 'teach-tint', 'teach-ink', 'learn', 'learn-press', 'learn-tint', 'learn-ink'])(
    '%s has the lightness of the theme, or nearly so',
    (name) => {
      const differences = hues.map((hue) => {
        const own = colorNamed(name, side, hue).lightness - (tokens[side][name]?.$value.components[0] ?? 0);
        return Math.abs(own);
      });
      const isMoved = side === 'dark' && (name === 'teach' || name === 'learn');
      expect(Math.max(...differences)).toBeLessThan(isMoved ? 0.035 : 0.0001);
    },
  );
});

test('the computed surface is that of the theme', () => {
  const [lightness, chroma, hue] = tokens.dark.surface?.$value.components ?? [];
  expect(darkSurface).toEqual({ lightness, chroma, hue });
});

test('a lane whose hue is the default keeps the colors of the theme', () => {
  expect(colorProperties(defaultHues)).toEqual({});
  expect(Object.keys(colorProperties({ ...defaultHues, learnHue: 62 }))).toEqual([
    '--color-learn',
    '--color-learn-press',
    '--color-learn-tint',
    '--color-learn-ink',
  ]);
});

test('a library in blue has the colors that were drawn', () => {
  expect(colorProperties({ teachHue: 258, learnHue: 62 })).toMatchObject({
    '--color-teach': 'light-dark(oklch(0.405 0.138 258),oklch(0.525 0.17 258))',
    '--color-learn': 'light-dark(oklch(0.81 0.125 62),oklch(0.824 0.114 62))',
  });
});

test('colors as sRGB are those that browsers show', () => {
  expect(hexOf({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000');
  expect(hexOf({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
  expect(hexOf({ lightness: 0.405, chroma: 0.083, hue: 163 })).toBe('#0b573c');
});
