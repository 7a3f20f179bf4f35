import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inheritedVariables } from '../../../../apps/server/test/support/env.ts';
import { root } from '../../../../scripts/lib/environment.ts';

/** Settings of every instance; see docs/settings.md. */
export type InstanceSettings = Record<string, string>;

/** One of several server processes. */
export type Instance = {
  port: number;
  address: string;
  pid(): number;
  start(): Promise<void>;
  /** Asks it to stop, like a supervisor, and waits for its exit code. */
  stop(): Promise<number | null>;
  /** Kills it immediately. */
  kill(): Promise<void>;
};

const program = join(root, 'apps/server/src/server.ts');
const timeoutMs = 60_000;

/** Starts a server process on that local port. */
export async function startInstance(port: number, settings: InstanceSettings): Promise<Instance> {
  let running: ChildProcess | null = null;
  const start = async () => {
    const usual = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // A few members at one address create the load of many.
      RATE_LIMIT_FACTOR: '1000000',
      ...inheritedVariables,
    };
    const child = spawn(process.execPath, [program], {
      env: { ...usual, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    const orphaned = () => child.kill('SIGKILL');
    process.once('exit', orphaned);
    child.once('exit', () => process.off('exit', orphaned));
    await untilListening(child);
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? 0;
    child.kill(signal);
    const [code] = await once(child, 'exit');
    return code as number | null;
  };
  await start();
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    pid: () => running?.pid ?? 0,
    start,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

function untilListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start.')), timeoutMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.includes('Skill Exchange is at')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}.`));
    });
  });
}
