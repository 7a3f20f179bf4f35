import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, sql } from 'kysely';
import { Autovacuum } from './autovacuum.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { asNumber, asText } from './driver-types.ts';
import { freeBytesAt, keepingRoom, leastRoom } from './keeping-room.ts';
import { preparingPGlite } from './preparing-pglite.ts';
import { QueuedPGliteDialect } from './queued-pglite-dialect.ts';
import type { Database } from './schema.ts';
import type { StorageProblem } from './storage-problems.ts';

/** One connection that takes whole scripts, for migrations; several statements a call. */
export interface ScriptConnection {
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** How many connections there are now, and how many calls wait for one. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  connections(): ConnectionCounts;
  /** Why nothing can be stored at this moment; null where it can. Rejects while the database is away. */
  findStorageProblem(): Promise<StorageProblem | null>;
  /** Runs `work` on one connection while no other process migrates. */
  exclusively<Result>(work: (connection: ScriptConnection) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** How much room there is for the database at this moment. */
  freeBytes?: () => number;
  /** How long a call waits for its turn, in milliseconds. */
  queueTimeoutMs?: number;
}

/** Makes a new, empty database in an empty folder and closes it again. */
export async function createEmbeddedDatabase(folder: string): Promise<void> {
  const pglite = await startPGlite(folder);
  await pglite.close();
}

/** @throws Error with PostgreSQL's own words where it says why it does not start. */
async function startPGlite(folder: string | null): Promise<PGlite> {
  let complaints: string[] | null = [];
  try {
    return await PGlite.create({
      ...(folder === null ? {} : { dataDir: folder }),
      extensions: { pg_trgm },
      parsers: { [types.INT8]: asNumber, [types.DATE]: asText },
      onStderr: (line) => {
        complaints?.push(line);
        return false;
      },
    });
  } catch (error) {
    const words = complaints.flatMap((line) => /(?:FATAL|PANIC|DETAIL): +(.+)/.exec(line)?.[1] ?? []);
    if (words.length === 0) throw error;
    throw new Error(words.join('. '), { cause: error });
  } finally {
    // What it says while it runs may hold what members wrote.
    complaints = null;
  }
}

/**
 * Opens the embedded database. `folder` null keeps it in memory, for tests.
 *
 * The caller holds the folder's lock: PGlite itself lets a second process in and both corrupt the data.
 */
export async function openEmbeddedDatabase(
  folder: string | null,
  { freeBytes = () => freeBytesAt(folder), queueTimeoutMs = 3_000 }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const pglite = await startPGlite(folder);
  const queue = new ConnectionQueue(queueTimeoutMs);
  const hasRoom = () => freeBytes() >= leastRoom;
  const autovacuum = new Autovacuum(pglite, queue, hasRoom);
  const queryable = autovacuum.watch(keepingRoom(preparingPGlite(pglite), freeBytes));
  const db = new Kysely<Database>({ dialect: new QueuedPGliteDialect({ pglite: queryable }, queue) });
  // A database of an earlier version may never have had statistics.
  if (folder !== null) void autovacuum.look();
  return {
    db,
    connections: () => queue.counts,
    findStorageProblem: async () => {
      await sql`select 1`.execute(db);
      return hasRoom() ? null : 'full';
    },
    exclusively: (work) =>
      queue.run(() =>
        work({
          script: async (script) => void (await pglite.exec(script)),
          query: async <Row>(statement: string, parameters: unknown[] = []) =>
            (await pglite.query<Row>(statement, parameters)).rows,
        }),
      ),
    close: async () => {
      await autovacuum.stop();
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
