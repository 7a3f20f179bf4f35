import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** A running server on a database of its own. */
export type RunningServer = {
  address: string;
  dataDir: string;
  stop: () => Promise<void>;
  /**
   * Moves the clock of a server that was started with `now`, and waits until all jobs that are due by then have run. Without
   * it no job of such a server runs.
   */
  moveClock?: (instant: string) => Promise<void>;
  isClockMoved?: () => boolean;
};

/**
 * The content of the database: the demo community with its accounts, ten thousand members without any,
 * or no member.
 */
export type Community = 'demo' | 'large' | 'empty';

const serverFolder = join(import.meta.dirname, '../../../server');
const program = join(serverFolder, 'src/server.ts');
const programAt = join(serverFolder, 'test/support/programs/server-at.ts');
const grow = join(serverFolder, 'test/support/kinds/grow.ts');

/** Email of a member who becomes a moderator once it is confirmed, in addition to the demo's own. */
export const secondModerator = 'second-moderator@example.org';

type ServerOptions = {
  /** The embedded database's folder; default: a new one, removed at the end. */
  dataDir?: string;
  /** Default: a free one. */
  port?: string;
  community?: Community;
  /** The instant at which the server's clock stands still; default: the machine's clock. */
  now?: string | undefined;
  /** The built app; default: the repository's own. */
  webDist?: string;
};

/** Starts the real server, by default with the demo community. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { dataDir, port = '0', community = 'demo', now, webDist } = options;
  const folder = dataDir ?? (await newDataFolder());
  if (community === 'large')
    await promisify(execFile)(process.execPath, [grow], { env: { ...process.env, DATA_DIR: folder } });
  const child = spawn(process.execPath, now === undefined ? [program] : [programAt, now], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: folder,
      MODERATORS: secondModerator,
      SEED_DEMO: String(community === 'demo'),
      // A busy machine answers late, not with 503.
      DATABASE_CONNECT_TIMEOUT_MS: '120000',
      // All test members share one address, and act in a minute what others do in a week.
      RATE_LIMIT_FACTOR: '1000',
      // Sessions end immediately, so that no test waits an hour.
      SESSION_MINUTES: '0',
      ...(webDist === undefined ? {} : { WEB_DIST: webDist }),
    },
    // It stops when the channel closes, so a worker that Playwright kills leaves no server behind.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let isClockMoved = false;
  return {
    address: await addressOf(child),
    dataDir: folder,
    ...(now !== undefined && {
      isClockMoved: () => isClockMoved,
      moveClock: async (instant: string) => {
        isClockMoved = true;
        const moved = once(child, 'message');
        child.send(instant);
        await moved;
      },
    }),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a copy of the folder of `empty-database.ts`; without that, an empty folder. */
async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skill-exchange-'));
  const { E2E_EMPTY_DATABASE: made } = process.env;
  if (made !== undefined) await cp(made, folder, { recursive: true });
  return folder;
}

/** Reads the log until the server prints its URL. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /https?:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (address !== undefined) {
      child.stdout.resume();
      return address;
    }
  }
  throw new Error('The server stopped before it listened.');
}
