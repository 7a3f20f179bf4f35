import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public');

test('the manifest has an icon for each purpose, and every icon exists', () => {
  const { icons } = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; purpose?: string }[];
  };
  expect(new Set(icons.map(({ purpose = 'any' }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
  expect(icons.filter(({ src }) => !existsSync(join(folder, src)))).toEqual([]);
});

test('the monochrome icon is a shape without colors', () => {
  expect(readFileSync(join(folder, 'icon-monochrome.svg'), 'utf8')).not.toMatch(/fill|stroke|style/);
});
