import { type StdioOptions, spawn } from 'node:child_process';
import { isEnding, noteChild } from './end-with-parent.ts';
import { root, toolEnvironment } from './environment.ts';

type Surroundings = { env?: NodeJS.ProcessEnv; cwd?: string; stdio: StdioOptions };

function start(command: string, args: readonly string[], { env, cwd = root, stdio }: Surroundings) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd, env: { ...toolEnvironment(), ...env }, stdio, shell });
  noteChild(child);
  return child;
}

/** Runs a command in the repository's root with its output shown; resolves to its exit code, never rejects. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = start(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => isEnding() || resolve(code ?? 1));
  });
}

/** Like `run`, in the root or another folder, but prints the output only when the command fails. */
export async function runQuietly(command: string, args: readonly string[], cwd?: string): Promise<number> {
  const { exitCode, output } = await runHeldBack(command, args, cwd);
  if (exitCode !== 0) process.stderr.write(output);
  return exitCode;
}

/**
 * Like `run`, in the root or another folder, but returns the output once the command has ended. Our
 * own scripts detect through their IPC channel when this process ends.
 */
export function runHeldBack(
  command: string,
  args: readonly string[],
  cwd = root,
): Promise<{ exitCode: number; output: Buffer }> {
  return new Promise((resolve) => {
    const child = start(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const output: Buffer[] = [];
    const end = (exitCode: number) => resolve({ exitCode, output: Buffer.concat(output) });
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', () => end(127));
    child.on('close', (code) => isEnding() || end(code ?? 1));
  });
}
