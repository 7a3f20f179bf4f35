import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../../scripts/lib/environment.ts';
import { freePort } from '../../../../scripts/lib/redis-server.ts';

/** nginx with the configuration in deploy/, in front of local instances. */
export type NginxServer = {
  address: string;
  /** Removes an instance from the list, or adds it back; resolves when requests no longer reach it, or do again. */
  mark(port: number, state: 'up' | 'down'): Promise<void>;
  stop(): Promise<void>;
};

const recipe = join(root, 'deploy', 'nginx');
const timeoutMs = 20_000;

/** Returns the configuration's list with these instances in place of its own. */
function listOf(ports: readonly number[], down: ReadonlySet<number>): string {
  const lines = readFileSync(join(recipe, 'instances.conf'), 'utf8').split('\n');
  const servers = lines.filter((line) => line.startsWith('server '));
  if (servers.length !== ports.length) throw new Error(`The recipe lists ${servers.length} instances.`);
  return servers
    .map((line, index) => {
      const port = ports[index] ?? 0;
      const here = line.replace(/^server \S+/, `server 127.0.0.1:${port}`);
      return down.has(port) ? here.replace(';', ' down;') : here;
    })
    .join('\n');
}

/**
 * Starts nginx with deploy's configuration, except for the list of instances and the port.
 *
 * @throws Error when nginx is missing or rejects the configuration.
 */
export async function startNginx(ports: readonly number[]): Promise<NginxServer> {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers do not run as root.
  chmodSync(prefix, 0o755);
  cpSync(recipe, prefix, { recursive: true });
  const port = await freePort();
  const down = new Set<number>();
  writeFileSync(join(prefix, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  writeFileSync(join(prefix, 'instances.conf'), listOf(ports, down));
  const flags = ['-p', `${prefix}/`, '-c', join(prefix, 'nginx.conf')];
  const checked = spawnSync('nginx', [...flags, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx rejects the configuration: ${checked.stderr || checked.error}`);
  const child = spawn('nginx', [...flags, '-g', 'daemon off;'], { stdio: 'ignore' });
  const orphaned = () => child.kill('SIGTERM');
  process.once('exit', orphaned);
  const address = `http://127.0.0.1:${port}`;
  await untilListening(address, child);
  return {
    address,
    mark: async (instance, state) => {
      if (state === 'down') down.add(instance);
      else down.delete(instance);
      writeFileSync(join(prefix, 'instances.conf'), listOf(ports, down));
      const before = workersOf(child);
      child.kill('SIGHUP');
      await untilReplaced(child, before);
    },
    stop: async () => {
      process.off('exit', orphaned);
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

async function untilListening(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/metrics`).catch(() => null);
    if (answer !== null) return;
    await pause(50);
  }
  child.kill('SIGTERM');
  throw new Error('nginx did not start.');
}

/** Returns worker processes that accept new connections: those of an older configuration are shutting down. */
function workersOf(child: ChildProcess): string[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => /worker process/.test(line) && !/shutting down/.test(line));
  return lines.map((line) => line.trim().split(' ')[0] ?? '');
}

async function untilReplaced(child: ChildProcess, before: readonly string[]): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const now = workersOf(child);
    if (now.length > 0 && now.every((worker) => !before.includes(worker))) return;
    await pause(50);
  }
  throw new Error('nginx has not taken its new list.');
}
