import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** The result of a program. */
export interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Runs one of the repository's programs to its end, with this Node. */
export async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = startProgram(args, env);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output };
}

/** Starts a program that prints its URL first; returns the URL and the function that ends it. */
export async function startAtAddress(args: readonly string[]): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = startProgram(args, {});
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { address: line.toString().trim(), stop };
}

function startProgram(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

// A test must not use a broker that happens to be configured here.
const inherited = Object.fromEntries(
  // biome-ignore lint/style/noProcessEnv: handed on to the program rather than read
  Object.entries(process.env).filter(([name]) => !/^(?:PACT|GITHUB)_/.test(name)),
);
