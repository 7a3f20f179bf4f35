import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { endRun, isRunning } from './own-run.ts';

let ending = false;

/** Returns whether this process only waits for its commands to end, so nothing new may start. */
export const isEnding = (): boolean => ending;

/** Ends this process and its commands when it is asked to stop, or when npm, which has started it, is gone. */
export function endWithParent(): void {
  const stop = async (signal: NodeJS.Signals) => {
    ending = true;
    await endRun();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  whenNpmEnds(() => stop('SIGTERM'));
}

/** How often to look whether npm is still there, in milliseconds. */
const lookMs = 500;

/**
 * Calls back when the npm that runs this script has ended: killed, it can't tell, and a signal ends only
 * npm and its shell. Does nothing for a script that npm does not run.
 */
export function whenNpmEnds(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const npm = parentOfShell(ppid);
  const timer = setInterval(() => {
    if (process.ppid === ppid && (npm === undefined || isRunning(npm))) return;
    clearInterval(timer);
    callback();
  }, lookMs).unref();
}

/** Returns the parent of a process, if that is a shell with one command. */
function parentOfShell(pid: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent] = /^\s*(\d+) \S*sh -c /.exec(stdout ?? '') ?? [];
  return parent === undefined ? undefined : Number(parent);
}
