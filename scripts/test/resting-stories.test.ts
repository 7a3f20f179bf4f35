import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });

/** Returns stories whose `play` clicks or types, by their text: 'export const' to the end of the statement. */
function actingStories(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/^export const (\w+): Story = \{\n[\s\S]*?^\};$/gm)]
    .filter(([text]) => /userEvent\./.test(text) && !/\btags: \['(interaction|opens)'\]/.test(text))
    .map(([, name]) => `${file} ${name}`);
}

// Stories in the sidebar do not act: see tags in .storybook/main.ts. A story that opens something and leaves it open,
// such as a menu, stays in the sidebar through the tag 'opens'.
test('stories that act are tagged as interactions', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(actingStories)).toEqual([]);
});

// Files of one page share its title, and Storybook refuses two stories with one id.
test('stories of one title have different names, also in several files', () => {
  const names = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const title = /^(?:const meta = \{.*|\s+)title: '((?:Pages|Components|Primitives|Flows)\/[^']+)'/m.exec(
      source,
    )?.[1];
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${title ?? file} ${name?.toLowerCase()}`);
  });
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
