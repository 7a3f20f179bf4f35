import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable with the temporary folder of a run, in everything that the run starts. */
const variable = 'SKILL_EXCHANGE_RUN';

/** Starts the folders' names; the id of the process that made one comes next. */
const prefix = 'skill-exchange-run-';

/** What the owner of a run says about a command, by its process id. */
export type ReaperMessage = { begun: number } | { ended: number };

const hasGroups = process.platform !== 'win32';

interface Run {
  readonly folder: string;
  readonly reaper: ChildProcess;
  readonly commands: Set<ChildProcess>;
}

let run: Run | undefined;

/** Whether this process belongs to a run, whose owner ends what is started here. */
export const isOwned = (): boolean => process.env[variable] !== undefined;

/**
 * Returns the options of a command that this process will own: a process group of its own, and a
 * temporary folder for all its files. `own` takes the started command.
 */
export function ownedOptions(): { detached: boolean; env: NodeJS.ProcessEnv } {
  if (isOwned()) return { detached: false, env: {} };
  run ??= beginRun();
  const { folder } = run;
  return { detached: hasGroups, env: { TMPDIR: folder, TMP: folder, TEMP: folder, [variable]: folder } };
}

/** Ends everything of a command with this process, however that ends, and what the command leaves behind with it. */
export function own(command: ChildProcess): void {
  const { pid } = command;
  if (run === undefined) return;
  const { reaper, commands } = run;
  const tell = (message: ReaperMessage) => reaper.connected && reaper.send(message);
  commands.add(command);
  if (pid === undefined) return;
  tell({ begun: pid });
  command.once('exit', () => {
    if (!signalGroup(pid, 'SIGTERM')) tell({ ended: pid });
  });
}

/** Ends the run after its last command. */
export async function release(command: ChildProcess): Promise<void> {
  run?.commands.delete(command);
  if (run?.commands.size === 0) await endRun();
}

/** Ends all commands; resolves when nothing of them runs and the folder is removed. */
export async function endRun(): Promise<void> {
  if (run === undefined) return;
  const { reaper } = run;
  run = undefined;
  if (reaper.exitCode !== null || reaper.signalCode !== null) return;
  reaper.ref();
  const ended = once(reaper, 'exit');
  if (reaper.connected) reaper.disconnect();
  await ended;
}

/** Sends a signal to a command and everything in its group; returns whether there is anything left of it. */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    return false;
  }
}

/** Makes the folder of a run, and starts the process that cleans up if this one can't. */
function beginRun(): Run {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // PostgreSQL and nginx have users of their own.
  chmodSync(folder, 0o711);
  const reaper = fork(join(import.meta.dirname, 'reaper.ts'), [folder], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  reaper.unref();
  reaper.channel?.unref();
  return { folder, reaper, commands: new Set() };
}

/** Removes folders of runs whose processes were all killed at once, the reaper included. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-', 1)[0]);
    if (!isRunning(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
