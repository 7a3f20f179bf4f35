import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const config = await extractConfig(join(root, '.dependency-cruiser.mjs'));
const baseDir = join(root, 'scripts/test/fixtures/import-boundaries');
const { output } = await cruise(['packages', 'apps'], {
  ...config.options,
  baseDir,
  ruleSet: config,
  validate: true,
});
const { violations } = (output as ICruiseResult).summary;

/** The fixture breaks every boundary once; a rule that finds nothing there could not fail in the repository either. */
test('every import rule finds its breach in the fixture', () => {
  const found = new Set(violations.map(({ rule }) => rule.name));
  const rules = (config.forbidden ?? []).map(({ name }) => name ?? 'unnamed');
  expect([...found].sort()).toEqual(rules.sort());
});

test('a repository is known by the end of its name, and a route that queries by itself is found too', () => {
  const chat = 'apps/server/src/modules/chat';
  const breaches = violations
    .filter(({ from }) => from.startsWith(chat))
    .map(({ rule, from, to }) => `${rule.name}: ${from.slice(chat.length)} ${to.replace(chat, '')}`);
  expect(breaches.sort()).toEqual([
    'repositories-do-not-decide: /message-repository.ts /service.ts',
    'routes-do-not-query: /routes.ts ../../../../node_modules/kysely/dist/index.js',
    'routes-do-not-query: /routes.ts /message-repository.ts',
  ]);
});
