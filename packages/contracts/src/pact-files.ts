import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileNameOf, type PactFile, type ProviderKey, providers } from './pact-file.ts';

/** The folder of the committed pacts. */
export const pactsFolder = fileURLToPath(new URL('../../../pacts/', import.meta.url));

/** Returns the path of the committed pact with a provider. */
export function pactPath(provider: ProviderKey): string {
  return `${pactsFolder}${fileNameOf(providers[provider])}`;
}

/** Returns the text of a committed pact; empty when there is none yet. */
export function pactText(provider: ProviderKey): string {
  const path = pactPath(provider);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Parses a committed pact. */
export function readPact(provider: ProviderKey): PactFile {
  return JSON.parse(pactText(provider)) as PactFile;
}
