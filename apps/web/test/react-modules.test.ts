import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { toModule } from '../plugins/react-modules.ts';

const require = createRequire(import.meta.url);

/** What of React needs nothing else, and can be loaded alone. */
const alone = [
  ['react', 'react'],
  ['react', 'react-jsx-runtime'],
  ['scheduler', 'scheduler'],
] as const;

test.each(alone)('%s: %s has the same exports as a module', async (name, file) => {
  const path = join(dirname(require.resolve(name)), 'cjs', `${file}.production.js`);
  const code = toModule(await readFile(path, 'utf8'));
  const module: Record<string, unknown> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const original: Record<string, unknown> = require(path);
  expect(Object.keys(module).sort()).toEqual(Object.keys(original).sort());
  for (const [key, value] of Object.entries(original)) expect(typeof module[key]).toBe(typeof value);
});

test('what React needs is imported by name', async () => {
  const code = toModule(
    'var Scheduler = require("scheduler"),\n  React = require("react");\nexports.now = function () {\n  return Scheduler.now(React);\n};\n',
  );
  expect(code).toContain('import * as Scheduler from "scheduler";\nimport * as React from "react";\n');
  expect(code).toContain('const $now = function () {');
  expect(code).not.toMatch(/require|exports\./);
});
