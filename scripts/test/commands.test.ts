import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('has at most 25 commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
});

test.each(['start', 'test', 'dev', 'storybook'])('npm run %s installs what a fresh clone lacks', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node scripts\/bootstrap\.mjs( --browser)?$/);
});
