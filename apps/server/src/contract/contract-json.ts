import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';

/** openapi.yaml at the root of the repository. */
export const contractFile = resolve(import.meta.dirname, '../../../../openapi.yaml');

/** Written by the server's build. */
export const contractJsonFile = resolve(import.meta.dirname, '../../dist/contract.json');

interface BuiltContract {
  /** The hash of the YAML that it was made from. */
  from: string;
  document: unknown;
}

/** Returns the contract as JSON, with the hash of its YAML. */
export function contractAsJson(text: string): string {
  return JSON.stringify({ from: hash('sha256', text), document: load(text) } satisfies BuiltContract);
}

/** Parses the contract: the JSON of the build when it was made from this text, otherwise the YAML, which takes longer. */
export function parseContract(text: string, builtFile = contractJsonFile): unknown {
  if (existsSync(builtFile)) {
    const built: BuiltContract = JSON.parse(readFileSync(builtFile, 'utf8'));
    if (built.from === hash('sha256', text)) return built.document;
  }
  return load(text);
}
