import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type LedgerAccount, readLedger } from './account-ledger.ts';
import { closeCases } from './close-cases.ts';
import { deleteAccounts, idOf } from './delete-accounts.ts';

const folder = join(import.meta.dirname, '../../../../reports/conformance-accounts');

/** The place of a backend and its state-change endpoint, which may be missing. */
export interface Backend {
  readonly url: string;
  readonly stateChangeUrl: string;
}

const nameOf = ({ url }: Pick<Backend, 'url'>) => url.replaceAll(/\W+/g, '-');

/** Returns the file of this run's accounts. */
export function newLedger(backend: Backend): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${nameOf(backend)}.${process.pid}`);
}

/** Deletes the accounts of earlier runs against a backend that were killed before they could. Returns what was done. */
export async function cleanUpAfterKilled(backend: Backend): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const name of readdirSync(folder)) {
    const at = name.lastIndexOf('.');
    if (name.slice(0, at) !== nameOf(backend) || isRunning(Number(name.slice(at + 1)))) continue;
    lines.push(...(await cleanUp(backend, join(folder, name))));
  }
  return lines;
}

/**
 * Deletes the accounts of a run, and closes the cases about them if there is a moderator.
 *
 * @param isDeleted chooses accounts, for a backend that stops afterwards
 * @returns What was done, a line each. The file remains while accounts do.
 */
export async function cleanUp(
  { url, stateChangeUrl }: Backend,
  file: string,
  isDeleted: (account: LedgerAccount) => boolean = () => true,
): Promise<string[]> {
  const accounts = readLedger(file).filter(isDeleted);
  const ids = new Set(accounts.flatMap(({ token }) => (token === undefined ? [] : [idOf(token)])));
  const closed = stateChangeUrl === '' || ids.size === 0 ? 0 : await closeCases(url, stateChangeUrl, ids);
  if (accounts.length === 0) return [];
  const { deleted, failures, isMissing } = await deleteAccounts(url, accounts);
  if (failures.size === 0) rmSync(file, { force: true });
  else process.exitCode = 1;
  return [
    ...(isMissing
      ? [`${accounts.length} accounts remain: the backend has no deleteAccount (@conformance.example)`]
      : [`deleted ${deleted} of ${accounts.length} accounts${closed === 0 ? '' : `, and closed ${closed} cases`}`]),
    ...[...failures].map(([email, why]) => `the account ${email} remains: ${why}`),
  ];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
