import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What npm runs by itself before a command. */
const hook = (name: string) => scripts[`pre${name}`];

test.each(Object.keys(scripts).filter((name) => !name.startsWith('pre')))(
  'npm run %s installs first what a fresh clone lacks',
  (name) => {
    expect(hook(name)).toMatch(/^node scripts\/bootstrap\.mjs( --browser)?$/);
  },
);

test('nothing is run before a command that is not there', () => {
  const hooks = Object.keys(scripts).filter((name) => name.startsWith('pre'));
  expect(hooks.filter((name) => scripts[name.slice('pre'.length)] === undefined)).toEqual([]);
});
