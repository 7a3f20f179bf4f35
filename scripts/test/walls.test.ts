import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

/** The fixture breaks every wall once; a rule that finds nothing there could not fail in the repository either. */
test('every import rule finds its breach in the fixture', async () => {
  const config = await extractConfig(join(root, '.dependency-cruiser.mjs'));
  const baseDir = join(root, 'scripts/test/fixtures/walls');
  const { output } = await cruise(['packages', 'apps'], {
    ...config.options,
    baseDir,
    ruleSet: config,
    validate: true,
  });
  const found = new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name));
  const rules = (config.forbidden ?? []).map(({ name }) => name ?? 'unnamed');
  expect([...found].sort()).toEqual(rules.sort());
});
