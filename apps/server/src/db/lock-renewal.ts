import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crashExitCode } from '../exit-codes.ts';

/** A lock that was not renewed for this long belongs to a dead process, in milliseconds. */
export const staleAfterMs = 60_000;

export interface Renewal {
  /** Interval of the renewals, in milliseconds. */
  everyMs?: number;
  /** Another process has the lock: further writes would corrupt its data. */
  onLost?: () => void;
}

/**
 * Renews the time of a lock file while its owner runs, since processes on other hosts cannot see the
 * owner. Returns the function that stops it.
 */
export function renewLock(
  lockFile: string,
  isOurs: () => boolean,
  { everyMs = 5_000, onLost = endAtOnce }: Renewal,
): () => void {
  const text = readFileSync(lockFile, 'utf8');
  // Kept open, so that a file that another process has put in its place is never written.
  const file = openSync(lockFile, 'r+');
  const timer = setInterval(() => {
    if (!isOurs()) return onLost();
    try {
      // Written and not only touched, so that the file system dates it and not this host's clock.
      writeSync(file, text, 0);
    } catch {
      // An error is retried at the next renewal: a disk may be full for a while.
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
