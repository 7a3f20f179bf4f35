import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WeekNumbers } from '../../db/tables/weeks.ts';

export interface WeekRow {
  starts_on: string;
  counted_at: Date;
  numbers: WeekNumbers;
}

/** Returns this many weeks, latest first. */
export async function findWeeks(db: Kysely<Database>, limit: number): Promise<WeekRow[]> {
  return await db
    .selectFrom('weeks')
    .select(['starts_on', 'counted_at', 'numbers'])
    .orderBy('starts_on', 'desc')
    .limit(sql.lit(limit))
    .execute();
}

/** Stores weeks, and replaces those that were counted before. */
export async function saveWeeks(
  db: Kysely<Database>,
  weeks: ReadonlyMap<string, WeekNumbers>,
  now: Date,
): Promise<void> {
  const rows = [...weeks].map(([starts_on, numbers]) => ({
    starts_on,
    counted_at: now,
    numbers: JSON.stringify(numbers),
  }));
  await db
    .insertInto('weeks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('starts_on')
        .doUpdateSet((eb) => ({ counted_at: eb.ref('excluded.counted_at'), numbers: eb.ref('excluded.numbers') })),
    )
    .execute();
}
