import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();

/** Returns the sidebar title of a file of stories or of a page. */
function titleOf(file: string): string {
  const title = /\btitle(?:: '(?=\w+\/)|=")([^'"]+)/.exec(read(file))?.[1];
  if (title === undefined) throw new Error(`${file} has no title.`);
  return title;
}

const stories = find('packages/ui/src/**/*.stories.tsx');
const pages = find('.storybook/docs/*.mdx', 'packages/ui/src/**/*.mdx');
const docs = new Set([...stories, ...pages].map((file) => toId(titleOf(file), 'docs')));

describe.each(pages)('%s', (page) => {
  test('leads to pages that exist', () => {
    const ids = [...read(page).matchAll(/\?path=\/docs\/([a-z0-9-]+)/g)].map((match) => match[1] ?? '');
    expect(ids.filter((id) => !docs.has(id))).toEqual([]);
  });
});

test('every family of components has a guide', () => {
  const families = stories.map(titleOf).flatMap((title) => {
    const [top, family, component] = title.split('/');
    return component === undefined ? [] : [`${top}/${family}`];
  });
  const guides = new Set(pages.map(titleOf));
  expect([...new Set(families)].filter((family) => !guides.has(`${family}/Guide`))).toEqual([]);
});

test('every screen has one name, which the glossary lists', () => {
  const [, screens = ''] = read('docs/glossary.md').split('## Screens');
  const names = [...screens.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  const titles = find('apps/web/src/**/*.stories.tsx').map((file) => titleOf(file).split('/'));
  const shown = new Set(titles.filter(([top]) => top === 'Pages').map(([, screen = '']) => screen));
  expect([...shown].sort()).toEqual(names.filter((name) => name !== 'screen' && name !== '---').sort());
});
