import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/environment.ts';
import { readComponents } from '../matrix/components.ts';
import texts from './specified-texts.json' with { type: 'json' };

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

  // Storybook renders nothing of a page that names a story that is gone.
  test('shows stories that exist', () => {
    const files = new Map(
      [...read(page).matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, name = '', file = '']) => [
        name,
        read(join(page, '..', file)),
      ]),
    );
    const shown = [...read(page).matchAll(/of=\{(\w+)\.(\w+)\}/g)];
    const wrong = shown.filter(([, name = '', story]) => !files.get(name)?.includes(`export const ${story}: Story`));
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});

const components = readComponents(root);

test('every component of the kit has a docstring, which the guide of its family shows', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});

test('every family of components has a guide that lists them', () => {
  const guides = new Map(pages.map((page) => [titleOf(page), read(page)]));
  const families = new Set(components.map(({ family }) => family).filter((family) => family.includes('/')));
  expect(
    [...families].filter((family) => !guides.get(`${family}/Guide`)?.includes(`<FamilyList family="${family}" />`)),
  ).toEqual([]);
});

test('every screen has one name, which the glossary lists', () => {
  const [, screens = ''] = read('docs/glossary.md').split('## Screens');
  const names = [...screens.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  const titles = find('apps/web/src/**/*.stories.tsx').map((file) => titleOf(file).split('/'));
  const shown = new Set(titles.filter(([top]) => top === 'Pages').map(([, screen = '']) => screen));
  expect([...shown].sort()).toEqual(names.filter((name) => name !== 'screen' && name !== '---').sort());
});

const guides = find('packages/ui/src/**/*.guide.ts');

test.each(guides)('%s shows stories that exist, in its own file', (guide) => {
  const source = read(guide.replace('.guide.ts', '.stories.tsx'));
  const shown = [...read(guide).matchAll(/story: '(\w+)'/g)].map(([, name]) => name);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((name) => !source.includes(`export const ${name}: Story`))).toEqual([]);
});

/** A component's code without its comments. */
function codeOf(folder: string): string {
  const files = find(`${folder}/*.{ts,tsx}`).filter((file) => !/\.(stories|guide|test)\./.test(file));
  return files.map((file) => read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')).join('\n');
}

// One word of the specification, such as 'Completed', is also a value.
const sentences = texts.map(({ text }) => text).filter((text) => text.includes(' '));

test('components with texts of the specification have the status `specified`', () => {
  const wrong = stories.filter((file) => {
    const code = codeOf(join(file, '..'));
    const isSpecified = sentences.some((text) =>
      [`'${text.replaceAll("'", "\\'")}'`, `"${text}"`, `\`${text}\``].some((literal) => code.includes(literal)),
    );
    const meta = /const meta[\s\S]*?^export default/m.exec(read(file))?.[0] ?? '';
    return isSpecified && !meta.includes("'specified'") && !meta.includes('...picker');
  });
  expect(wrong).toEqual([]);
});
