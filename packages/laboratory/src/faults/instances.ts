import { killOneOfTwo, takeRedisAway } from '../scale/faults.ts';
import type { LoadResult } from '../scale/load.ts';
import { missingNeeds, withNeeds } from '../scale/needs.ts';
import type { FaultOutcome, FaultPart } from './fault-run.ts';

const killed = 'one of two instances killed';
const redisAway = 'Redis stopped, emptied and hanging';

/** Two instances behind nginx under load: one is killed; in the long version Redis stops as well. */
export const instances: FaultPart = async (run) => {
  const missing = missingNeeds();
  if (missing.length > 0) return [{ what: killed, skipped: `what is missing here: ${missing.join(', ')}` }];
  const outcomes: FaultOutcome[] = [];
  await withNeeds(async (needs) => {
    const rounds = run.rounds(1, 5);
    const kills: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { lateFailures, ...result } = await killOneOfTwo(needs, run.random() < 0.5 ? 0 : 1);
      // Calls in progress at the killed instance may fail; later ones must not.
      if (lateFailures > 0) result.other.push(`${lateFailures} calls failed when all was well again`);
      kills.push(result);
    }
    outcomes.push(outcomeOf(killed, kills));
    if (!run.isLong) return;
    if (needs.redis === null) {
      outcomes.push({ what: redisAway, skipped: 'the Redis in TEST_REDIS_URL is not ours to stop' });
      return;
    }
    const result = await takeRedisAway(needs, needs.redis);
    result.other.push(...new Set(result.failures));
    outcomes.push(outcomeOf(redisAway, [result]));
  });
  return outcomes;
};

function outcomeOf(what: string, results: LoadResult[]): FaultOutcome {
  const unanswered = results.reduce((sum, { failures }) => sum + failures.length, 0);
  return {
    what,
    rounds: results.length,
    acknowledged: results.reduce((sum, { calls }) => sum + calls, 0) - unanswered,
    unanswered,
    lost: results.flatMap(({ lost }) => lost),
    doubled: results.flatMap(({ doubled }) => doubled),
    other: results.flatMap(({ other }) => other),
  };
}
