import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { normalise } from '../src/committed-pact.ts';
import { type ProviderKey, providers } from '../src/pact-file.ts';
import { pactPath, pactsFolder, pactText } from '../src/pact-files.ts';
import { isUpdating } from './support/env.ts';
import { pactFolder, writtenPact } from './support/pact-folder.ts';

// One file runs all consumer tests, because together they write the pacts that the last test compares.

for (const run of Object.values(import.meta.glob('./{backend,articles}/**/*.pact.ts')))
  await (run as () => Promise<unknown>)();

describe('the pact files', () => {
  afterAll(() => rmSync(pactFolder, { recursive: true, force: true }));

  test.each(Object.keys(providers) as ProviderKey[])('%s: regenerating changes nothing', (key) => {
    const regenerated = normalise(writtenPact(key));
    if (isUpdating) {
      mkdirSync(pactsFolder, { recursive: true });
      writeFileSync(pactPath(key), regenerated);
    }
    // If this fails: run `npm run pact:generate`, review the change, commit it.
    expect(regenerated).toBe(pactText(key));
  });
});
