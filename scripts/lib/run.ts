import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { isEnding } from './end-with-parent.ts';
import { root, toolEnvironment } from './environment.ts';
import { own, ownedOptions, release } from './own-run.ts';

type Surroundings = { env?: NodeJS.ProcessEnv; cwd?: string; stdio: StdioOptions };

function start(command: string, args: readonly string[], { env, cwd = root, stdio }: Surroundings) {
  const shell = process.platform === 'win32';
  const owned = ownedOptions();
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment(), ...owned.env, ...env },
    stdio,
    shell,
    detached: owned.detached,
  });
  own(child);
  return child;
}

/** Calls back once a command has ended, with all that it left behind; never, while this process only ends. */
function whenEnded(child: ChildProcess, callback: (exitCode: number) => void): void {
  const end = (exitCode: number) => void release(child).then(() => isEnding() || callback(exitCode));
  child.once('error', () => end(127));
  child.once('close', (code) => end(code ?? 1));
}

/** Runs a command, in the root or another folder, with its output shown; resolves to its exit code, never rejects. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<number> {
  return new Promise((resolve) => {
    const child = start(command, args, { env, cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    whenEnded(child, resolve);
  });
}

/** Like `run`, in the root or another folder, but prints the output only when the command fails. */
export async function runQuietly(command: string, args: readonly string[], cwd?: string): Promise<number> {
  const { exitCode, output } = await runHeldBack(command, args, cwd);
  if (exitCode !== 0) process.stderr.write(output);
  return exitCode;
}

/** Like `run`, in the root or another folder, but returns the output once the command has ended. */
export function runHeldBack(
  command: string,
  args: readonly string[],
  cwd = root,
): Promise<{ exitCode: number; output: Buffer }> {
  return new Promise((resolve) => {
    const child = start(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    whenEnded(child, (exitCode) => resolve({ exitCode, output: Buffer.concat(output) }));
  });
}
