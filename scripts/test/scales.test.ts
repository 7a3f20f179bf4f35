import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{packages/ui,apps/web}/src/**/*.tsx').filter((path) => !path.endsWith('.stories.tsx'));

/** Drawings with letters in them, and a bar that has to fit a phone of 320 px. */
const pictures = [
  'primitives/avatar/avatar.tsx',
  'primitives/lane-marker/lane-marker.tsx',
  'components/blog-cover/blog-cover.tsx',
  'components/navbar/navbar.tsx',
  'components/not-found/not-found.tsx',
  'components/tab-bar/tab-bar.tsx',
  'components/wordmark/wordmark.tsx',
];

/** Returns the classes of a file that match, with the file. */
const found = (pattern: RegExp, paths: readonly string[] = files) =>
  paths.flatMap((path) => (readFileSync(path, 'utf8').match(pattern) ?? []).map((name) => `${path}: ${name}`));

test('text has the sizes of theme.css', () => {
  const texts = files.filter((path) => !pictures.some((picture) => path.endsWith(picture)));
  expect(texts.length).toBeGreaterThan(300);
  // A bracket may hold a color, or inherit.
  expect(found(/\btext-\[(?:min\(|max\(|calc\(|clamp\(|[\d.])[^\]\s]*\]/g, texts)).toEqual([]);
});

test('a page has at most eight sizes of text', () => {
  const theme = readFileSync('packages/ui/src/styles/theme.css', 'utf8');
  const sizes = [...theme.matchAll(/--text-(?!hero)[a-z\d-]+?(?<!-line-height|-letter-spacing): ([^;]+);/g)].map(
    ([, size]) => size,
  );
  expect(new Set(sizes).size).toBeGreaterThan(4);
  expect(new Set(sizes).size).toBeLessThanOrEqual(8);
});

test('gaps are steps of one scale', () => {
  const scale = /\b(?:gap|gap-x|gap-y)-(?!(?:0|1|2|3|4|5|6|8|12)(?![\d.]))[\d.]+/g;
  // The sections of the landing page and of a profile stand farther apart.
  const sections = ['landing-sections.tsx', 'member-landing.tsx', 'profile-panes.tsx'];
  expect(
    found(
      scale,
      files.filter((path) => !sections.some((name) => path.endsWith(name))),
    ),
  ).toEqual([]);
});
