import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@skill-exchange/contracts/operations';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

test('every operation has a rule, except those for operators', () => {
  const files = globSync('packages/conformance/{rules,src}/*.ts', { cwd: root });
  const words = new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []));
  const missing = [...operations.values()]
    .filter(({ operationId, tags }) => !tags.includes('operations') && !words.has(operationId))
    .map(({ operationId, tags }) => `${operationId}: write a rule into packages/conformance/rules (${tags[0]})`);
  expect(missing).toEqual([]);
});
