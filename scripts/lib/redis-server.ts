import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { withOwnClock } from './faketime.ts';

/** A temporary Redis, only in memory. */
export type RedisServer = {
  url: string;
  /** Stops it immediately, with its data; may be called twice. */
  stop(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>;
  /** Suspends it: connections stay open without a response, until `thaw`. */
  freeze(): void;
  thaw(): void;
};

/** Timeout of its start, in milliseconds. */
const timeoutMs = 20_000;

/** Returns whether `redis-server` is installed. */
export function findRedis(): boolean {
  return spawnSync('redis-server', ['--version'], { env: withOwnClock() }).status === 0;
}

/** Returns a port that is currently free on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/**
 * Starts a Redis on a free local port. It writes nothing to disk.
 *
 * @throws Error when `redis-server` is missing or does not start.
 */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let running: ChildProcess | null = null;
  const orphaned = () => running?.kill('SIGKILL');
  process.once('exit', orphaned);

  const start = async () => {
    const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    running = spawn('redis-server', flags, { env: withOwnClock(), stdio: ['ignore', 'pipe', 'inherit'] });
    await untilReady(running);
  };
  const stop = async () => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
    stop,
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Redis did not start: ${log}`)), timeoutMs);
    child.stdout?.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (!/Ready to accept connections/.test(log)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Redis ended with ${code}: ${log}`));
    });
  });
}
