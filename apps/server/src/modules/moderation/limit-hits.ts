import type { LimitHits } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { batchPerTick } from '../../db/batch-per-tick.ts';
import type { Database } from '../../db/schema.ts';

type Kind = LimitHits['kind'];

const watched: readonly string[] = ['sign-ups', 'first-messages'] satisfies Kind[];

/** The days that moderators see, including today. */
const days = 7;

/**
 * Counts exceeded limits that moderators watch, by day; ignores other limits. Batches concurrent
 * counts, and callers do not wait for it.
 */
export function createLimitHits(db: Kysely<Database>, clock: Clock): (thing: string) => void {
  const store = batchPerTick<Kind, void>(async (kinds) => {
    await sql`
      insert into limit_hits (day, kind, count)
      select ${dayOf(clock())}::date, kind, count(*)::int from unnest(${kinds}::text[]) as met (kind) group by kind
      on conflict (day, kind) do update set count = limit_hits.count + excluded.count`.execute(db);
    return kinds.map(() => undefined);
  });
  return (thing) => {
    // A count that cannot be stored is lost; the limit itself still applies.
    if (watched.includes(thing)) store(thing as Kind).catch(() => {});
  };
}

/** Returns the counts of the last days, latest first. */
export async function findLimitHits(db: Kysely<Database>, now: Date): Promise<LimitHits[]> {
  const from = new Date(now.getTime() - (days - 1) * 24 * 3_600_000);
  return await db
    .selectFrom('limit_hits')
    .select(['day', 'kind', 'count'])
    .where('day', '>=', dayOf(from))
    .orderBy('day', 'desc')
    .orderBy('kind')
    .execute();
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
