import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { PoolSettings } from '../env.ts';
import { StartError } from '../start-error.ts';
import { asNumber, asText } from './driver-types.ts';
import type { OpenDatabase, ScriptConnection } from './open-database.ts';
import { retryingPool } from './retrying-pool.ts';
import type { Database } from './schema.ts';

/** Any constant; every instance asks PostgreSQL for the same advisory lock. */
const migrationLock = 5_341_207;

/** What the settings say when nothing is set. */
const usualPool: PoolSettings = { connections: 20, connectTimeoutMs: 3_000, statementTimeoutMs: 15_000 };

function poolOf(url: string, settings: PoolSettings): pg.Pool {
  const parsers = new Map<number, (text: string) => unknown>([
    [pg.types.builtins.INT8, asNumber],
    [pg.types.builtins.DATE, asText],
  ]);
  return new pg.Pool({
    connectionString: url,
    application_name: 'skill-exchange',
    max: settings.connections,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: settings.statementTimeoutMs,
    idle_in_transaction_session_timeout: settings.statementTimeoutMs,
    types: {
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
}

/**
 * Opens a pool on PostgreSQL.
 *
 * @throws StartError when the server cannot be reached or refuses the credentials.
 */
export async function openPostgresDatabase(url: string, settings = usualPool): Promise<OpenDatabase> {
  const pool = poolOf(url, settings);
  // A connection that breaks must not end the process, neither idle nor between two statements of a call: the call's next
  // one fails, and the next call opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: retryingPool(pool) }) });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL cannot be used: ${reason.split('\n')[0]}`);
  }
  return {
    db,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    exclusively: (work) => withAdvisoryLock(pool, work),
    close: async () => {
      await db.destroy();
      // Kysely ends only a pool that it has used.
      if (!pool.ended) await pool.end();
    },
  };
}

async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  work: (connection: ScriptConnection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Another instance may migrate for long, and a backup waits for its file: neither is an error.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work({
      script: async (sql) => void (await client.query(sql)),
      query: async <Row>(sql: string, parameters: unknown[] = []) =>
        (await client.query(sql, parameters)).rows as Row[],
    });
  } finally {
    // Ending the connection releases the lock and drops the session's settings, whatever happened.
    client.release(true);
  }
}
