import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { fromPglite } from 'pg-boss';
import { createJobs, type Jobs, type JobsConnection } from '../jobs/jobs.ts';
import { Autovacuum } from './autovacuum.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { freeBytesAt, leastRoom, rejectWritesWhenDiskFull } from './disk-room.ts';
import { asNumber, asText } from './driver-types.ts';
import { preparingPGlite, type Queryable } from './preparing-pglite.ts';
import { QueuedPGliteDialect } from './queued-pglite-dialect.ts';
import type { Database } from './schema.ts';
import { planOnce, type StatementNames } from './statement-names.ts';
import type { StorageProblem } from './storage-problems.ts';

/** Open and idle connections, and the requests that wait for one. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  connections(): ConnectionCounts;
  /** Opened by `migrate`. */
  jobs: Jobs;
  /** Returns why the database cannot store anything; null if it can. Rejects while the database is unavailable. */
  findStorageProblem(): Promise<StorageProblem | null>;
  /**
   * Runs `work` on one connection while no other process migrates. A statement without parameters may
   * contain several.
   */
  exclusively<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Returns the free disk space for the database. */
  freeBytes?: () => number;
  /** Queue timeout, in milliseconds. */
  queueTimeoutMs?: number;
  /** Names of its prepared statements, for tests of many more texts than a server's. */
  statementNames?: StatementNames;
}

/** Creates an empty database in an empty folder and closes it. */
export async function createEmbeddedDatabase(folder: string): Promise<void> {
  const pglite = await startPGlite(folder);
  await pglite.close();
}

/** @throws Error with PostgreSQL's own message, if it gives one. */
async function startPGlite(folder: string | null): Promise<PGlite> {
  let complaints: string[] | null = [];
  try {
    return await PGlite.create({
      ...(folder === null ? {} : { dataDir: folder }),
      extensions: { btree_gist, pg_trgm },
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
    // Later output may contain members' texts.
    complaints = null;
  }
}

/** Adapts the database to Kysely, with scripts: a call without parameters may contain several statements. */
function takingScripts(pglite: PGlite): Queryable {
  const queryOf = ({ query, exec }: Pick<Transaction, 'query' | 'exec'>) =>
    (async (statement: string, parameters: unknown[] = []) =>
      parameters.length > 0 ? query(statement, parameters) : (await exec(statement)).at(-1)) as Queryable['query'];
  return {
    query: queryOf({ query: pglite.query.bind(pglite), exec: pglite.exec.bind(pglite) }),
    transaction: (work) =>
      pglite.transaction((inner) => work({ query: queryOf(inner), rollback: () => inner.rollback() })),
    close: () => pglite.close(),
    waitReady: pglite.waitReady,
    closed: false,
    ready: true,
  };
}

/** Adapts the database to pg-boss: each statement, with the rollback if it fails, waits in the queue. */
function jobsOf(pglite: PGlite, queue: ConnectionQueue): JobsConnection {
  const { executeSql, listen } = fromPglite(pglite);
  return {
    backend: 'pglite',
    db: {
      executeSql: (text, values) => queue.run(() => executeSql(text, values)),
      ...(listen && { listen: (...channel) => queue.run(() => listen(...channel)) }),
    },
  };
}

/**
 * Opens the embedded database. `folder` null keeps it in memory, for tests.
 *
 * The caller holds the folder's lock: PGlite itself lets a second process in and both corrupt the data.
 */
export async function openEmbeddedDatabase(
  folder: string | null,
  { freeBytes = () => freeBytesAt(folder), queueTimeoutMs = 3_000, statementNames }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const pglite = await startPGlite(folder);
  await pglite.exec(`set ${planOnce}`);
  const queue = new ConnectionQueue(queueTimeoutMs);
  const hasRoom = () => freeBytes() >= leastRoom;
  const autovacuum = new Autovacuum(pglite, queue, hasRoom);
  const queryable = autovacuum.watch(rejectWritesWhenDiskFull(preparingPGlite(pglite, statementNames), freeBytes));
  const db = new Kysely<Database>({ dialect: new QueuedPGliteDialect({ pglite: queryable }, queue) });
  const jobs = createJobs(jobsOf(pglite, queue));
  // A database of an earlier version may lack statistics.
  if (folder !== null) void autovacuum.look();
  return {
    db,
    connections: () => queue.counts,
    jobs,
    findStorageProblem: async () => {
      await sql`select 1`.execute(db);
      return hasRoom() ? null : 'full';
    },
    exclusively: (work) =>
      queue.run(() => work(new Kysely({ dialect: new PGliteDialect({ pglite: takingScripts(pglite) }) }))),
    close: async () => {
      await jobs.close();
      await autovacuum.stop();
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
