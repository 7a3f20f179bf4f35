import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { expect, test } from 'vitest';
import { layers } from '../../.dependency-cruiser.mjs';
import { root } from '../lib/environment.ts';

const config = await extractConfig(join(root, '.dependency-cruiser.mjs'));
const baseDir = join(root, 'scripts/test/fixtures/import-boundaries');
const { output } = await cruise(['packages', 'apps', 'scripts'], {
  ...config.options,
  baseDir,
  ruleSet: config,
  validate: true,
});
const { violations } = (output as ICruiseResult).summary;

/** The fixture breaks every boundary once, which proves that each rule can fail. */
test('every import rule finds its violation in the fixture', () => {
  const found = new Set(violations.map(({ rule }) => rule.name));
  // The order of the modules is a rule for each of them, by one name.
  const rules = new Set((config.forbidden ?? []).map(({ name }) => name ?? 'unnamed'));
  expect([...found].sort()).toEqual([...rules].sort());
});

test('a repository is recognized by its file name, and a route with queries is found too', () => {
  const chat = 'apps/server/src/modules/chat';
  const breaches = violations
    .filter(({ from }) => from.startsWith(chat))
    .map(({ rule, from, to }) => `${rule.name}: ${from.slice(chat.length)} ${to.replace(chat, '')}`);
  expect(breaches.sort()).toEqual([
    'repositories-do-not-decide: /message-repository.ts /service.ts',
    'routes-do-not-query: /letter-routes.ts /message-repository.ts',
    'routes-do-not-query: /routes.ts ../../../../node_modules/kysely/dist/index.js',
    'routes-do-not-query: /routes.ts /message-repository.ts',
  ]);
});

test('each module of the server only imports earlier ones, even types', () => {
  const folder = 'apps/server/src/modules/';
  const breaches = violations
    .filter(({ from, to }) => /(skills|auth|events|delivery|payments)\//.test(from) && to.startsWith(folder))
    .map(({ rule, from, to }) => `${rule.name}: ${from.replace(folder, '')} ${to.replace(folder, '')}`);
  expect(breaches.sort()).toEqual([
    'modules-do-not-import-each-other: skills/service.ts auth/tokens.ts',
    'modules-have-a-layer: payments/service.ts skills/skill-key.ts',
    'the-base-does-not-know-the-domain: skills/service.ts events/service.ts',
    'the-domain-does-not-know-reactions: events/service.ts delivery/deliver.ts',
  ]);
});

test('the layers name only existing modules', () => {
  const modules = readdirSync(join(root, 'apps/server/src/modules'));
  expect(modules).toEqual(expect.arrayContaining(Object.values(layers).flat()));
});
