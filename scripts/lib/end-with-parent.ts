import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const running = new Set<ChildProcess>();
let ending = false;

/** Returns whether this process only waits for its children to end, so nothing new may start. */
export const isEnding = (): boolean => ending;

/** Registers a child until it ends, so that `endWithParent` can end it. */
export function noteChild(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
}

/**
 * Ends this process and its children when it is asked to stop, or when its parent is gone. Ctrl+C
 * reaches children directly.
 */
export function endWithParent(): void {
  const stop = async (exitCode: number) => {
    ending = true;
    const ended = [...running].map((child) => once(child, 'close'));
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(ended);
    process.exit(exitCode);
  };
  process.once('SIGTERM', () => stop(128 + constants.signals.SIGTERM));
  process.once('SIGHUP', () => stop(128 + constants.signals.SIGHUP));
  process.once('disconnect', () => stop(1));
  // The listener would keep a finished process alive.
  process.channel?.unref();
}
