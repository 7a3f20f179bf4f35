import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { PoolSettings } from '../env.ts';
import { createJobs } from '../jobs/jobs.ts';
import { StartError } from '../start-error.ts';
import { asNumber, asText } from './driver-types.ts';
import type { OpenDatabase } from './open-database.ts';
import { retryingPool } from './retrying-pool.ts';
import type { Database } from './schema.ts';
import { planOnce } from './statement-names.ts';
import { PostgresStorage } from './storage-problems.ts';

/** An arbitrary constant: every instance uses the same advisory lock. */
const migrationLock = 5_341_207;

/** The default settings. */
const usualPool: PoolSettings = { connections: 20, connectTimeoutMs: 3_000, statementTimeoutMs: 5_000 };

/** Connections for jobs, besides the one that listens for new ones. */
const jobConnections = 4;

/** How long after its own timeout PostgreSQL may take to report it, in milliseconds. */
const answerTimeMs = 1_000;

function clientConfig(url: string, { connectTimeoutMs }: PoolSettings): pg.ClientConfig {
  const parsers = new Map<number, (text: string) => unknown>([
    [pg.types.builtins.INT8, asNumber],
    [pg.types.builtins.DATE, asText],
  ]);
  return {
    connectionString: url,
    application_name: 'skill-exchange',
    connectionTimeoutMillis: connectTimeoutMs,
    // PostgreSQL compiles a statement whose estimated cost is high, which takes longer than any of ours.
    options: `-c jit=off -c ${planOnce}`,
    // Detects on idle connections that the peer is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  };
}

function poolOf(url: string, settings: PoolSettings): pg.Pool {
  return new pg.Pool({
    ...clientConfig(url, settings),
    max: settings.connections,
    idleTimeoutMillis: 30_000,
    statement_timeout: settings.statementTimeoutMs,
    idle_in_transaction_session_timeout: settings.statementTimeoutMs,
    // A hung server does not apply its own timeouts.
    query_timeout: settings.statementTimeoutMs + answerTimeMs,
  });
}

/**
 * Opens a pool on PostgreSQL.
 *
 * @throws StartError when the server cannot be reached or rejects the credentials.
 */
export async function openPostgresDatabase(url: string, settings = usualPool): Promise<OpenDatabase> {
  const pool = poolOf(url, settings);
  // A broken connection, idle or between two statements, must not end the process: its next statement fails, and the
  // next request opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const storage = new PostgresStorage(pool);
  const watched = retryingPool(pool, (error) => storage.noteFailure(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watched }) });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL cannot be used: ${reason.split('\n')[0]}`);
  }
  const jobs = createJobs({ connectionString: url, max: jobConnections, application_name: 'skill-exchange-jobs' });
  return {
    db,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    jobs,
    findStorageProblem: () => storage.findProblem(),
    exclusively: (work) => withAdvisoryLock(clientConfig(url, settings), work),
    close: async () => {
      await jobs.close();
      await db.destroy();
      // Kysely only ends a pool that it has used.
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Uses its own connection, without timeouts: another instance may take long to migrate, and a backup
 * waits for its file.
 */
async function withAdvisoryLock<Result>(
  config: pg.ClientConfig,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const connection = Object.assign(client, { release: () => {} });
    const pool: PostgresPool = { options: {}, connect: async () => connection, end: async () => {} };
    return await work(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  } finally {
    // Also releases the lock.
    await client.end();
  }
}
