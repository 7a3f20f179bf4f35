import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileNameOf, normalise, type PactFile, type ProviderKey, providers } from '../src/pact-file.ts';
import { pactPath, pactsFolder, pactText } from '../src/pact-files.ts';
import { isUpdating } from './support/env.ts';
import { pactFolder } from './support/interaction.ts';

// One file runs all consumer tests, because together they write the pacts that the last test compares.

for (const run of Object.values(import.meta.glob('./{backend,articles}/*.pact.ts')))
  await (run as () => Promise<unknown>)();

describe('the pact files', () => {
  afterAll(() => rmSync(pactFolder, { recursive: true, force: true }));

  test.each(Object.keys(providers) as ProviderKey[])('%s: regenerating changes nothing', (key) => {
    const file = readFileSync(join(pactFolder, fileNameOf(providers[key])), 'utf8');
    const regenerated = normalise(JSON.parse(file) as PactFile);
    if (isUpdating) {
      mkdirSync(pactsFolder, { recursive: true });
      writeFileSync(pactPath(key), regenerated);
    }
    // If this fails: run `npm run pact:generate`, review the change, commit it.
    expect(regenerated).toBe(pactText(key));
  });
});
