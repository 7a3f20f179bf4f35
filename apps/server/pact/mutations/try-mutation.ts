import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { NativeVerifier } from '@skill-exchange/contracts/native-verifier';
import type { PactFile } from '@skill-exchange/contracts/pact-file';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import type { Served } from '../serve.ts';
import { serveMutated } from '../serve-mutated.ts';
import type { Mutation } from './mutation.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** What noticed a mutation: an interaction of the pact or a rule of the conformance suite. Null where nothing did. */
export interface Tried {
  readonly mutation: Mutation | null;
  readonly noticedBy: { readonly kind: 'pact' | 'rule'; readonly name: string } | null;
}

/** What mutations are tried with. */
export interface Tools {
  readonly pact: PactFile;
  readonly verifier: NativeVerifier;
  /** Two empty databases of PostgreSQL, or none. */
  readonly databases: readonly string[];
}

/**
 * Holds the reference server with a mutation, or as it is, against the pact and the conformance suite until something
 * notices it: what they say of the mutation's operation comes first, and all the rest where none of that fails.
 */
export async function tryMutation(mutation: Mutation | null, tools: Tools): Promise<Tried> {
  const served = await serveMutated(mutation, tools.databases);
  try {
    if (mutation !== null) {
      const { operation } = mutation;
      const own = await firstFailure(served, tools, new RegExp(`^${operation}:`), `\\b${operation}\\b`);
      if (own !== null) return { mutation, noticedBy: own };
    }
    return { mutation, noticedBy: await firstFailure(served, tools) };
  } finally {
    await served.stop();
  }
}

async function firstFailure(
  served: Served,
  tools: Tools,
  filter?: RegExp,
  pattern?: string,
): Promise<Tried['noticedBy']> {
  const interaction = await failedInteraction(served, tools, filter);
  if (interaction !== null) return { kind: 'pact', name: interaction };
  const rule = await failedRule(served.url, pattern);
  return rule === null ? null : { kind: 'rule', name: rule };
}

async function failedInteraction(
  { baseUrl, stateChangeUrl }: Served,
  { pact, verifier }: Tools,
  filter = /./,
): Promise<string | null> {
  if (!pact.interactions.some(({ description }) => filter.test(description))) return null;
  const { outcomes } = await verifyProvider({ baseUrl, stateChangeUrl, pact, verifier, filter });
  return outcomes.find(({ differences }) => differences.length > 0)?.description ?? null;
}

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The first rule that fails, of all or of those that a pattern names. */
async function failedRule(url: string, pattern?: string): Promise<string | null> {
  const args = pattern === undefined ? [] : [`--testNamePattern=${pattern}`, '--no-isolate', '--no-file-parallelism'];
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(folder, 'report.json');
  try {
    const vitest = resolve(root, 'node_modules/vitest/vitest.mjs');
    const command = [vitest, 'run', '--root=packages/conformance', '--bail=1', '--passWithNoTests'];
    const child = spawn(process.execPath, [...command, '--reporter=json', `--outputFile=${file}`, ...args], {
      cwd: root,
      env: { PATH: process.execPath, CONFORMANCE_URL: url },
      stdio: 'ignore',
    });
    await once(child, 'close');
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ status }) => status === 'failed');
    // A file whose members cannot be made has no rule to blame.
    return failed?.fullName ?? (testResults.find(({ message }) => message !== '')?.message.split('\n')[0] || null);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
