import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designTokens } from './design-tokens.ts';

const theme = `@theme static {
  --color-*: initial;
  --color-transparent: transparent;
  --color-ink: light-dark(oklch(0.2 0.02 165), oklch(0.96 0.008 110 / 0.65));
  --font-*: initial;
  --font-text: "Figtree", system-ui;
  --text-h1: clamp(2.375rem, 1.6rem + 3.2vw, 4.25rem);
  --radius-card: 16px;
  --radius-lane-teach: 10px 24px 24px 10px;
  --shadow-card: 0 1px 2px var(--color-ink);
  --duration-fast: 150ms;
  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
  --z-index-nav: 30;
}`;

test('a theme becomes design tokens, as far as those have types for it', () => {
  const color = (components: number[], alpha: number) => ({
    $type: 'color',
    ink: { $value: { colorSpace: 'oklch', components, alpha } },
  });
  const px = (value: number) => ({ value, unit: 'px' });
  const shadow = (of: string) => ({
    $type: 'shadow',
    card: { $value: [{ color: of, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }] },
  });
  expect(designTokens(theme)).toEqual({
    color: { light: color([0.2, 0.02, 165], 1), dark: color([0.96, 0.008, 110], 0.65) },
    radius: { $type: 'dimension', card: { $value: { value: 16, unit: 'px' } } },
    duration: { $type: 'duration', fast: { $value: { value: 150, unit: 'ms' } } },
    easing: { $type: 'cubicBezier', out: { $value: [0.2, 0.8, 0.2, 1] } },
    font: { $type: 'fontFamily', text: { $value: ['Figtree', 'system-ui'] } },
    shadow: { light: shadow('{color.light.ink}'), dark: shadow('{color.dark.ink}') },
    layer: { $type: 'number', nav: { $value: 30 } },
  });
});

test('headings are not so tight that letters touch', () => {
  const theme = readFileSync(join(import.meta.dirname, '../src/styles/theme.css'), 'utf8');
  const spacings = [...theme.matchAll(/--(\S*(?:letter-spacing|tracking)\S*): (-?[\d.]+)em;/g)];
  const least = (name: string) => (/hero|h1/.test(name) ? -0.015 : -0.02);
  expect(spacings.length).toBeGreaterThan(3);
  for (const [, name = '', em] of spacings) expect(Number(em), name).toBeGreaterThanOrEqual(least(name));
});

test('tokens.json is the theme of today', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const hint = 'Run: node packages/ui/scripts/update-tokens.ts && npm run format';
  expect(JSON.parse(read('tokens/tokens.json')), hint).toEqual(designTokens(read('src/styles/theme.css')));
});
