import { type StdioOptions, spawn } from 'node:child_process';
import { root, toolEnvironment } from './environment.ts';

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions) {
  const shell = process.platform === 'win32';
  return spawn(command, args, { cwd: root, env: { ...toolEnvironment(), ...env }, stdio, shell });
}

/** Runs a command in the repository's root with its output shown; resolves to its exit code, never rejects. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = start(command, args, env, ['ignore', 'inherit', 'inherit']);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** As `run`, with the output held back and shown only when the command fails. */
export function runQuietly(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = start(command, args, {}, ['ignore', 'pipe', 'pipe']);
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
