import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** Another process uses the data folder. */
export class DataFolderLockedError extends StartError {
  override name = 'DataFolderLockedError';
}

export interface DataLock {
  /** Gives the folder back; harmless when called twice. */
  release(): void;
}

interface LockRecord extends ProcessIdentity {
  nonce: string;
}

const fileName = 'server.lock';

/**
 * Takes the data folder for this process, making the folder (mode 0700) when it is absent. The lock of a process that
 * is gone is taken over; the lock of a live one never is.
 *
 * Every step is one atomic file operation: a lock file appears whole (link), and of several processes that find the
 * same stale lock one can succeed it (the claim is named after the stale lock).
 *
 * @throws DataFolderLockedError at once when a live process has it.
 */
export function lockDataFolder(folder: string): DataLock {
  const lockFile = join(folder, fileName);
  const record: LockRecord = { ...ownIdentity(), nonce: randomUUID() };
  const draft = join(folder, `${fileName}.${record.nonce}`);
  prepare(folder, draft, record);
  try {
    if (!linkIfFree(draft, lockFile)) takeOver(folder, lockFile, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release() {
      if (readRecord(lockFile)?.nonce === record.nonce) rmSync(lockFile, { force: true });
    },
  };
}

function takeOver(folder: string, lockFile: string, draft: string): void {
  const holder = readRecord(lockFile);
  if (holder === null || isAlive(holder)) throw locked(folder, holder);
  const claim = `${lockFile}.after-${holder.nonce}`;
  if (!linkIfFree(draft, claim)) {
    const claimant = readRecord(claim);
    // A claimant that died between two file operations must not block the folder for ever.
    if (claimant !== null && !isAlive(claimant)) rmSync(claim, { force: true });
    throw locked(folder, claimant);
  }
  try {
    // Whoever claimed before us replaced the lock before dropping the claim: look again.
    if (readRecord(lockFile)?.nonce !== holder.nonce) throw locked(folder, readRecord(lockFile));
    const replacement = `${draft}.new`;
    linkSync(draft, replacement);
    renameSync(replacement, lockFile);
  } finally {
    rmSync(claim, { force: true });
  }
}

function prepare(folder: string, draft: string, record: LockRecord): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, JSON.stringify(record), { mode: 0o600 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${(error as Error).message}`);
  }
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readRecord(file: string): LockRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
  } catch {
    return null;
  }
}

function locked(folder: string, holder: LockRecord | null): DataFolderLockedError {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  // A container that was killed leaves its lock behind, and the next one has another name.
  const isElsewhere = holder !== null && holder.host !== hostname();
  const wayOut = isElsewhere
    ? ` If ${holder.host} is gone for good, remove ${fileName} from the folder.`
    : '';
  return new DataFolderLockedError(
    `The data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder.${wayOut}`,
  );
}
