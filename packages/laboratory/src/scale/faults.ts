import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresDatabase } from '../../../../apps/server/src/db/open-postgres.ts';
import { problemsOf } from '../../../../apps/server/test/faults/read-back.ts';
import type { RedisServer } from '../../../../scripts/lib/redis-server.ts';
import type { Instance } from './instance.ts';
import { startInstances } from './instances.ts';
import { type LoadResult, runLoad } from './load.ts';
import { signInMembers } from './members.ts';
import type { Needs } from './needs.ts';

/** How long load runs before, between and after faults, in milliseconds. */
const calmMs = 2_000;

type FaultyLoad = LoadResult & {
  /** Calls that failed although everything had recovered a while ago. */
  lateFailures: number;
};

/** Runs load during a fault, and reads everything back. */
async function underLoad(needs: Needs, fault: (instances: Instance[]) => Promise<void>): Promise<FaultyLoad> {
  const databaseUrl = await needs.createDatabase();
  const instances = await startInstances({ ...needs, databaseUrl });
  const database = await openPostgresDatabase(databaseUrl);
  try {
    const load = runLoad(needs.nginx.address, await signInMembers(database, needs.nginx.address, 8));
    await pause(calmMs);
    await fault(instances);
    await pause(calmMs);
    const before = load.failures.length;
    await pause(calmMs);
    const result = await load.finish();
    return { ...result, lateFailures: result.failures.length - before };
  } finally {
    await database.close();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

/**
 * Kills one of two instances during its work, and restarts it. Its calls in progress may fail;
 * acknowledged writes are stored once, and later calls succeed.
 */
export async function killOneOfTwo(needs: Needs, which = 0): Promise<FaultyLoad> {
  return await underLoad(needs, async (instances) => {
    await instances[which]?.kill();
    await pause(calmMs);
    await instances[which]?.start();
  });
}

/** Redis is stopped, restarted empty, emptied and suspended: no call fails, and nothing is lost or duplicated. */
export async function takeRedisAway(needs: Needs, redis: RedisServer): Promise<LoadResult> {
  return await underLoad(needs, async () => {
    await redis.stop();
    await pause(calmMs);
    await redis.start();
    await pause(calmMs);
    redis.freeze();
    await pause(calmMs);
    redis.thaw();
  });
}

function report(what: string, result: LoadResult): void {
  const problems = problemsOf(result);
  console.log(`${what}: ${result.calls} calls, ${result.failures.length} failed, ${problems.length} problems`);
  for (const line of [...new Set(result.failures), ...problems].slice(0, 10)) console.error(`  ${line}`);
}

export async function testKilledInstance(needs: Needs): Promise<boolean> {
  const result = await killOneOfTwo(needs);
  report('An instance killed', result);
  // Each member has one call in progress at a time.
  return result.calls > 0 && problemsOf(result).length === 0 && result.lateFailures === 0;
}

export async function testRedisFaults(needs: Needs): Promise<boolean> {
  if (needs.redis === null) {
    console.log('Not run: the Redis in TEST_REDIS_URL is not ours to stop.');
    return true;
  }
  const result = await takeRedisAway(needs, needs.redis);
  report('Redis stopped, emptied and hanging', result);
  return result.calls > 0 && result.failures.length === 0 && problemsOf(result).length === 0;
}
