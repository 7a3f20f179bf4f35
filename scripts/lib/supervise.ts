import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

export interface SuperviseOptions {
  /** Starts the program; `attempt` counts from 0. It must stop when its IPC channel is disconnected. */
  start(attempt: number): ChildProcess;
  /** Prints one line for the operator. */
  say(line: string): void;
  /** A program that ran for this long did not crash quickly, in milliseconds. */
  calmMs?: number;
  /** Delays before each restart after a quick crash, in milliseconds; then it stays down. */
  delaysMs?: readonly number[];
}

/**
 * Runs a program and restarts it after crashes. Ends when the program ends by itself or is stopped by
 * SIGINT or SIGTERM; resolves to its exit code.
 */
export async function supervise({
  start,
  say,
  calmMs = 60_000,
  delaysMs = [0, 1_000, 2_000, 4_000, 8_000],
}: SuperviseOptions): Promise<number> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  let quickCrashes = 0;
  for (let attempt = 0; ; attempt += 1) {
    const startedAt = Date.now();
    const [code, signal] = await ended(start(attempt), stopping.signal);
    const exitCode = code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
    if (stopping.signal.aborted || !isCrash(exitCode)) return exitCode;
    quickCrashes = Date.now() - startedAt < calmMs ? quickCrashes + 1 : 1;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const delayMs = delaysMs[quickCrashes - 1];
    if (delayMs === undefined) {
      say(`The server crashed (${how}), as it did ${delaysMs.length} times right before: it stays down.`);
      return exitCode;
    }
    say(`The server crashed (${how}) and starts again.`);
    await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return exitCode;
  }
}

/**
 * Whether to restart: 0 is a clean end, and 1 an error that the program has reported and a restart
 * would not fix.
 */
function isCrash(exitCode: number): boolean {
  return exitCode > 1;
}

async function ended(
  child: ChildProcess,
  stopping: AbortSignal,
): Promise<[code: number | null, signal: NodeJS.Signals | null]> {
  // Disconnects instead of signalling: Ctrl+C has already reached the child, and Windows has no signals.
  const stop = () => child.connected && child.disconnect();
  stopping.addEventListener('abort', stop);
  try {
    return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}
