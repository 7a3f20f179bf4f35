import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ProviderKey } from './pact-file.ts';
import { pactsFolder, pactText } from './pact-files.ts';

/** The verification of one provider version against one state of a pact. */
export interface MatrixRow {
  readonly provider: ProviderKey;
  /** SHA-256 of the pact's text, as `sha256:` and 64 hexadecimal digits. */
  readonly pact: string;
  readonly providerVersion: string;
  readonly result: 'green' | 'red';
  /** The number of interactions that passed, and of all. */
  readonly passed: number;
  readonly interactions: number;
}

const file = `${pactsFolder}matrix.json`;

/** Returns the digest of a committed pact. */
export function digestOf(provider: ProviderKey): string {
  return `sha256:${createHash('sha256').update(pactText(provider)).digest('hex')}`;
}

/** Reads the committed rows. */
export function readMatrix(path = file): MatrixRow[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MatrixRow[]) : [];
}

/** Adds a row, replacing an earlier one for the same pact and version. */
export function withRow(rows: readonly MatrixRow[], row: MatrixRow): MatrixRow[] {
  const others = rows.filter((one) => keyOf(one) !== keyOf(row));
  return [...others, row].sort((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1));
}

/** Writes the rows in the committed format. */
export function writeMatrix(rows: readonly MatrixRow[], path = file): void {
  writeFileSync(path, `${JSON.stringify(rows, null, 2)}\n`);
}

/** Returns why a version may not be released against the current pacts; empty when it may. */
export function errorsFor(
  rows: readonly MatrixRow[],
  wanted: readonly Pick<MatrixRow, 'provider' | 'pact' | 'providerVersion'>[],
): string[] {
  return wanted.flatMap((one) => {
    const row = rows.find((candidate) => keyOf(candidate) === keyOf(one));
    const what = `${one.provider} ${one.providerVersion}`;
    if (row === undefined) return [`${what} was never verified against the pact as it is now.`];
    if (row.result === 'red')
      return [`${what} fails ${row.interactions - row.passed} of ${row.interactions} interactions.`];
    return [];
  });
}

function keyOf({ provider, pact, providerVersion }: Omit<MatrixRow, 'result' | 'passed' | 'interactions'>): string {
  return [provider, pact, providerVersion].join(' ');
}
