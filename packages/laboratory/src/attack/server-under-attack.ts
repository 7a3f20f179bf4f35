import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from '../../../../apps/server/test/support/programs/server-process.ts';
import { freePort } from '../../../../scripts/lib/redis-server.ts';
import { MemoryWatch } from './memory-watch.ts';

/** Timeout until the server listens, in milliseconds. */
const timeoutMs = 60_000;

/** Maximum characters of the server's stderr to keep. */
const keptErrors = 20_000;

/** A server with its default limits, observed from outside. Restarted when it ends. */
export interface ServerUnderAttack {
  address: string;
  /** Peak memory of the server and its child processes since the last call, in MiB; null if unavailable. */
  peakMiB(): number | null;
  /** Bytes of log since the last call: a log could fill a disk. */
  logBytes(): number;
  /** Unexpected exits since the last call, one line each. */
  ends(): string[];
  /** Asks it to stop and waits. Returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server program with only these variables, on a free local port. */
export async function startServerUnderAttack(variables: Record<string, string>): Promise<ServerUnderAttack> {
  const port = await freePort();
  // Node's default in a container with the manifest's 768 MiB.
  const NODE_OPTIONS = '--max-old-space-size=384';
  const env = { NODE_OPTIONS, PATH: process.execPath, HOST: '127.0.0.1', PORT: String(port), ...variables };
  const memory = new MemoryWatch();
  const ends: string[] = [];
  let bytes = 0;
  let errors = '';
  let isStopping = false;
  let running: ChildProcess;
  const orphaned = () => running.kill('SIGKILL');
  process.once('exit', orphaned);

  const start = async () => {
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    memory.follow(child.pid ?? 0);
    child.stderr.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      errors = (errors + chunk).slice(-keptErrors);
    });
    const listening = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The server did not start: ${errors}`)), timeoutMs);
      child.stdout.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (!chunk.includes('Skill Exchange is at')) return;
        clearTimeout(timer);
        resolve();
      });
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`The server ended with ${code ?? signal}: ${errors}`));
        if (isStopping) return;
        ends.push(`the server ended with ${code ?? signal}: ${errors.trim().split('\n').slice(-12).join(' | ')}`);
        setTimeout(() => void start().catch(() => {}), 200);
      });
    });
    await listening;
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    peakMiB: () => memory.takePeakMiB(),
    logBytes: () => {
      const written = bytes;
      bytes = 0;
      return written;
    },
    ends: () => ends.splice(0),
    stop: async () => {
      isStopping = true;
      process.off('exit', orphaned);
      memory.stop();
      if (running.exitCode !== null || running.signalCode !== null) return running.exitCode;
      running.kill('SIGTERM');
      const [code] = (await once(running, 'exit')) as [number | null];
      return code;
    },
  };
}
