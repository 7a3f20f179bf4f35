import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crashExitCode } from '../exit-codes.ts';

/** A lock that was not renewed for this long belongs to a dead process, in milliseconds. */
export const staleAfterMs = 60_000;

export interface Renewal {
  /** In milliseconds. */
  everyMs?: number;
  /** Another process has the lock: further writes would corrupt its data. */
  onLost?: () => void;
}

/**
 * Renews the time of a lock file while its holder runs, for processes on other hosts, which cannot see whether it does.
 * Returns how to stop it.
 */
export function renewLock(
  lockFile: string,
  isOurs: () => boolean,
  { everyMs = 5_000, onLost = endAtOnce }: Renewal,
): () => void {
  const text = readFileSync(lockFile, 'utf8');
  // Open all the time: a file that another process has put in its place is never written.
  const file = openSync(lockFile, 'r+');
  const timer = setInterval(() => {
    if (!isOurs()) return onLost();
    try {
      // Written and not only touched, so that the file system dates it and not this host's clock.
      writeSync(file, text, 0);
    } catch {
      // Tried again soon: a disk may be full for a while.
    }
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    closeSync(file);
  };
}

function endAtOnce(): void {
  process.stderr.write('Another process has taken the data folder: this one ends before it writes to it.\n');
  process.exit(crashExitCode);
}
