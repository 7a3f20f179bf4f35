import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface ServerOwner {
  uid: number;
  gid: number;
}

/** A temporary PostgreSQL, removed with its data when stopped. */
export type PostgresCluster = {
  /** The URL of its `postgres` database, as a superuser. */
  url: string;
  /** Creates another database and returns its URL; in its own folder if named, which must not exist. */
  createDatabase(name: string, folder?: string): string;
  /** Stops it like `pg_ctl -m immediate` and starts it again after a delay in milliseconds. */
  restartAtOnce(awayMs: number): Promise<void>;
  /** Suspends all its processes (SIGSTOP): connections stay open without a response until `resume`. */
  hang(): void;
  resume(): void;
  /** Stops it immediately and removes its folder; may be called twice. */
  stop(): Promise<void>;
};

/** Timeout of its start, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Finds the folder of PostgreSQL's server programs: by `pg_config`, the newest of Debian's or
 * Homebrew's, or the PATH. Null if they are not installed (a client alone does not count).
 */
export function findPostgres(): string | null {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const packaged = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .sort((a, b) => Number(/\d+/.exec(b)) - Number(/\d+/.exec(a)))
      .map((name) => join(folder, name, 'bin')),
  );
  const folders = [configured, ...packaged, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => folder !== '' && ['initdb', 'postgres'].every((name) => has(folder, name))) ?? null;
}

function has(folder: string, program: string): boolean {
  return existsSync(join(folder, program));
}

/**
 * Starts a cluster in a temporary folder, reachable only by a socket in that folder, so it uses no
 * port. Unless it is `durable` it does not wait for the disk: it is for tests and measurements.
 *
 * @throws Error when the server programs are missing or do not start.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresCluster> {
  const programs = findPostgres();
  if (programs === null) throw new Error("PostgreSQL's server programs are not installed here.");
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = serverOwner();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  try {
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    const made = spawnSync(join(programs, 'initdb'), options, { ...owner, cwd: folder, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
    const settings = { listen_addresses: '', unix_socket_directories: folder, max_connections: '200' };
    const haste = durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
    const flags = Object.entries({ ...settings, ...haste }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const start = async () => {
      const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...owner, cwd: folder });
      await untilReady(server);
      return server;
    };
    return clusterOf(await start(), start, folder, programs, owner);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function clusterOf(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  folder: string,
  programs: string,
  owner: ServerOwner | null,
): PostgresCluster {
  let server = first;
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const addressOf = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const hung: number[] = [];
  const resume = () => {
    for (const pid of hung.splice(0)) process.kill(pid, 'SIGCONT');
  };
  const orphaned = () => {
    resume();
    server.kill('SIGQUIT');
  };
  process.once('exit', orphaned);
  return {
    url: addressOf('postgres'),
    createDatabase: (name, place) => {
      const ask = (program: string, ...args: string[]) => {
        const options = ['-h', folder, '-U', 'postgres', ...args];
        const done = spawnSync(join(programs, program), options, { encoding: 'utf8' });
        if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || done.error}`);
      };
      if (place === undefined) ask('createdb', name);
      else {
        mkdirSync(place);
        if (owner !== null) chownSync(place, owner.uid, owner.gid);
        ask('psql', 'postgres', '-c', `create tablespace ${name} location '${place}'`);
        ask('createdb', '--tablespace', name, name);
      }
      return addressOf(name);
    },
    restartAtOnce: async (awayMs) => {
      await end('SIGQUIT');
      await pause(awayMs);
      server = await start();
    },
    hang: () => {
      // The main process first.
      for (const pidsOf of [(pid: number) => [pid], childrenOf]) {
        for (const pid of pidsOf(server.pid ?? 0)) {
          process.kill(pid, 'SIGSTOP');
          hung.push(pid);
        }
      }
    },
    resume,
    stop: async () => {
      process.off('exit', orphaned);
      resume();
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout;
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

/** Returns the user that runs PostgreSQL, which refuses root: the one of its package, or nobody. */
function serverOwner(): ServerOwner | null {
  if (process.getuid?.() !== 0) return null;
  for (const account of ['postgres', 'nobody']) {
    const idOf = (flag: string) => spawnSync('id', [flag, account], { encoding: 'utf8' });
    const [user, group] = [idOf('-u'), idOf('-g')];
    if (user.status === 0) return { uid: Number(user.stdout), gid: Number(group.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other account.');
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start: ${log}`)), timeoutMs);
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (!/ready to accept connections/.test(log)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended with ${code}: ${log}`));
    });
  });
  try {
    await ready;
  } catch (error) {
    server.kill('SIGQUIT');
    throw error;
  }
}
