import { describe, expect, test } from 'vitest';
import { isWanted, readOptions } from '../visual/options.ts';
import { pictureName, reportPage } from '../visual/report-page.ts';

describe('readOptions', () => {
  test('compares with the working tree unless a second revision is named', () => {
    expect(readOptions(['main'])).toMatchObject({ before: 'main', after: '.', widths: [390, 1440] });
    expect(readOptions(['v1', 'v2', '--themes', 'dark'])).toMatchObject({ after: 'v2', themes: ['dark'] });
  });

  test.each([
    [[]],
    [['a', 'b', 'c']],
    [['main', '--themes', 'sepia']],
    [['main', '--widths', 'wide']],
    [['main', '--colour', 'red']],
  ])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});

test('takes the stories whose id begins as asked, or all', () => {
  expect(isWanted('kit-button--teach', [])).toBe(true);
  expect(isWanted('kit-button--teach', ['kit-badge', 'kit-button'])).toBe(true);
  expect(isWanted('kit-icon-button--quiet', ['kit-button'])).toBe(false);
});

test('shows what differs side by side, with every name as text', () => {
  const story = { id: 'kit-button--teach', title: 'Kit/<Button>', name: 'Teach & learn' };
  const drawing = {
    story,
    theme: 'light',
    width: 390,
    png: Buffer.alloc(0),
    failed: false,
    overflows: false,
  } as const;
  const key = 'kit-button--teach light 390';
  const page = reportPage({
    before: 'main',
    after: '.',
    stories: 1,
    ways: 4,
    differences: [
      { key, kind: 'changed', before: drawing, after: drawing, marked: Buffer.alloc(0), pixels: 1200 },
    ],
    failed: [],
    overflowing: [key],
  });
  expect(page).toContain('Kit/&lt;Button&gt; · Teach &amp; learn');
  expect(page).toContain('1,200 pixels');
  expect(page).toContain('Wider than the window');
  expect(page).not.toContain('Did not get through');
  for (const which of ['before', 'after', 'marked'] as const) expect(page).toContain(pictureName(key, which));
});
