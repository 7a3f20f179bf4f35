import { newPostgresDatabase } from '../../../../apps/server/test/support/test-database.ts';
import { findNginx } from '../../../../scripts/lib/find-nginx.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { findRedis, freePort, type RedisServer, startRedis } from '../../../../scripts/lib/redis-server.ts';
import { type NginxServer, startNginx } from './nginx-server.ts';

/** The servers that several instances need: temporary ones, or those of the environment. */
export type Needs = {
  /** Creates an empty database and returns its URL; it is dropped at the end. */
  createDatabase(): Promise<string>;
  /** Its role may create databases. */
  postgresUrl: string;
  redisUrl: string;
  /** Null if it is not our own. */
  redis: RedisServer | null;
  /** The ports of the two instances. */
  ports: readonly [number, number];
  nginx: NginxServer;
  stop(): Promise<void>;
};

/** Returns the programs that are neither installed nor set by TEST_DATABASE_URL or TEST_REDIS_URL, one line each. */
export function missingNeeds(): string[] {
  const lines = [
    process.env.TEST_DATABASE_URL === undefined && findPostgres() === null
      ? "PostgreSQL's server programs (or one in TEST_DATABASE_URL, for a role that may make databases)"
      : null,
    process.env.TEST_REDIS_URL === undefined && !findRedis() ? 'redis-server (or a Redis in TEST_REDIS_URL)' : null,
    findNginx() ? null : 'nginx',
  ];
  return lines.filter((line) => line !== null);
}

/** Starts all servers; if one fails, stops the others. */
async function startNeeds(): Promise<Needs> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let undo = started.pop(); undo !== undefined; undo = started.pop()) await undo();
  };
  try {
    const cluster = await givenOrOwnCluster();
    started.push(() => cluster?.stop() ?? Promise.resolve());
    const postgresUrl = cluster?.url ?? process.env.TEST_DATABASE_URL ?? '';
    const givenRedis = process.env.TEST_REDIS_URL;
    const redis = givenRedis === undefined ? await startRedis() : null;
    started.push(() => redis?.stop() ?? Promise.resolve());
    const ports = [await freePort(), await freePort()] as const;
    const nginx = await startNginx(ports);
    started.push(() => nginx.stop());
    return {
      createDatabase: async () => {
        const { url, drop } = await newPostgresDatabase(postgresUrl);
        started.push(drop);
        return url;
      },
      postgresUrl,
      redisUrl: redis?.url ?? givenRedis ?? '',
      redis,
      ports,
      nginx,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function givenOrOwnCluster(): Promise<PostgresCluster | null> {
  return process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
}

/** Starts the servers, runs `work`, and stops them. Prints missing programs. */
export async function withNeeds(work: (needs: Needs) => Promise<void>): Promise<void> {
  const missing = missingNeeds();
  if (missing.length > 0) {
    console.error(`Not run. What is missing here:\n${missing.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const needs = await startNeeds();
  try {
    await work(needs);
  } finally {
    await needs.stop();
  }
}
