import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Renewal, renewLock, staleAfterMs } from './lock-renewal.ts';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** Another process has locked the data folder. */
export class DataFolderLockedError extends StartError {
  override name = 'DataFolderLockedError';
}

export interface DataLock {
  /** Unlocks the folder; may be called twice. */
  release(): void;
}

interface LockRecord extends ProcessIdentity {
  nonce: string;
  /** Whether the owner renews the file while it runs; absent in locks of earlier versions. */
  isRenewed?: true;
}

const fileName = 'server.lock';

/**
 * Locks the data folder for this process; creates the folder (mode 0700) if necessary.
 *
 * Replaces the lock of a dead process, never that of a live one. The end of the process also unlocks the folder.
 *
 * Every step is one atomic file operation: a lock file appears complete (link), and only one of several processes that
 * find the same stale lock can replace it (the claim is named after the stale lock).
 *
 * @throws DataFolderLockedError at once when a live process has it.
 */
export function lockDataFolder(folder: string, renewal: Renewal = {}): DataLock {
  const lockFile = join(folder, fileName);
  const record: LockRecord = { ...ownIdentity(), nonce: randomUUID(), isRenewed: true };
  const draft = join(folder, `${fileName}.${record.nonce}`);
  prepare(folder, draft, record);
  try {
    if (!linkIfFree(draft, lockFile)) replaceLock(folder, lockFile, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  const isOurs = () => readRecord(lockFile)?.nonce === record.nonce;
  const stopRenewing = renewLock(lockFile, isOurs, renewal);
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    process.off('exit', release);
    stopRenewing();
    if (isOurs()) rmSync(lockFile, { force: true });
  };
  process.once('exit', release);
  return { release };
}

/**
 * Whether the lock's owner is gone. For a process on another host only the file's age shows it,
 * compared by the file system's clock, which has just dated our draft.
 */
function isGone(holder: LockRecord, lockFile: string, draft: string): boolean {
  if (holder.host === hostname()) return !isAlive(holder);
  return holder.isRenewed === true && statSync(draft).mtimeMs - statSync(lockFile).mtimeMs > staleAfterMs;
}

function replaceLock(folder: string, lockFile: string, draft: string): void {
  const holder = readRecord(lockFile);
  if (holder === null || !isGone(holder, lockFile, draft)) throw locked(folder, holder);
  const claim = `${lockFile}.after-${holder.nonce}`;
  if (!linkIfFree(draft, claim)) {
    const claimant = readRecord(claim);
    // A claimant that died between two file operations must not block the folder forever.
    if (claimant !== null && !isAlive(claimant)) rmSync(claim, { force: true });
    throw locked(folder, claimant);
  }
  try {
    // An earlier claimant replaces the lock before it removes its claim: read the lock again.
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
    // On a full disk the file can exist but be empty.
    if (existsSync(draft)) rmSync(draft);
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
  return new DataFolderLockedError(
    `The data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder.${wayOut(holder)}`,
  );
}

/** Returns a hint. A killed container leaves its lock behind, and its successor has another host name. */
function wayOut(holder: LockRecord | null): string {
  if (holder === null || holder.host === hostname()) return '';
  const byItself =
    holder.isRenewed === true ? `the folder is free ${staleAfterMs / 1000} seconds after its end, or ` : '';
  return ` If ${holder.host} is gone for good, ${byItself}remove ${fileName} from the folder.`;
}
