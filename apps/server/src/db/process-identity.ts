import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  host: string;
  pid: number;
  /** Boot id and start time in ticks on Linux, else empty. */
  incarnation: string;
}

function incarnationOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may contain spaces; the start time is field 22.
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}:${startedAt}`;
  } catch {
    return '';
  }
}

/**
 * Returns this process's identity for a lock, so that others can check whether its owner is alive (see
 * `isAlive`).
 */
export function ownIdentity(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, incarnation: incarnationOf(process.pid) };
}

/**
 * Whether the process still runs. Returns true in doubt, so that no live process loses its lock.
 *
 * On another host, or when the system has no start times, a process only counts as dead when its pid is free.
 */
export function isAlive(identity: ProcessIdentity): boolean {
  if (identity.host !== hostname()) return true;
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
  const now = incarnationOf(identity.pid);
  return identity.incarnation === '' || now === '' || now === identity.incarnation;
}
