import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Part of the members who came in the demo's weeks, from the first one to the last one. */
const [first, latest] = [0.5, 0.8];

/** Adds how many members came in the weeks before the demo: the community grew. */
export async function addVisits(db: Kysely<Database>): Promise<void> {
  const part = sql`${sql.lit(first)} + ${sql.lit(latest - first)} * percent_rank() over (order by starts_on)`;
  await sql`
    update weeks set numbers = numbers || jsonb_build_object('came', round((numbers ->> 'members')::int * part))
    from (select starts_on as week, ${part} as part from weeks) as parts
    where week = starts_on and not numbers ? 'came'`.execute(db);
}
