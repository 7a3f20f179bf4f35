import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileNameOf, type PactFile, type ProviderKey, providers } from '../../src/pact-file.ts';

/**
 * This run's pacts, in a folder for each operation: Pact reads and writes the whole file for each interaction, which took
 * most of the time in one file of them all.
 */
export const pactFolder = mkdtempSync(join(tmpdir(), 'pacts-'));

/** Returns this run's pact with a provider. */
export function writtenPact(key: ProviderKey): PactFile {
  const files = globSync(`*/${fileNameOf(providers[key])}`, { cwd: pactFolder });
  const pacts = files.map((file) => JSON.parse(readFileSync(join(pactFolder, file), 'utf8')) as PactFile);
  const [first] = pacts;
  if (first === undefined) throw new Error(`No test wrote a pact with ${providers[key]}.`);
  return { ...first, interactions: pacts.flatMap(({ interactions }) => interactions) };
}
