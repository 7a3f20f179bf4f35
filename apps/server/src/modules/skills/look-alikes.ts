import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

/** The share of trigrams that two names have in common, and how long both are at least. */
const minimumLikeness = '0.6';
const minimumLength = 5;
/** A name has more look-alikes than these only where members write it in many ways. */
const mostPerName = 5;

/**
 * Compares names of skills with all others, and stores pairs that look alike for moderators. Not two skills that came with
 * the server: Java and JavaScript are two by our own list. Nor names of one skill.
 *
 * The caller passes a transaction.
 */
export async function queueLookAlikes(trx: Kysely<Database>, skills: readonly { id: string }[]): Promise<void> {
  if (skills.length === 0) return;
  const ids = skills.map(({ id }) => id);
  // For `%` below, until the transaction ends.
  await sql`select set_config('pg_trgm.similarity_threshold', ${minimumLikeness}, true)`.execute(trx);
  await sql`
    insert into skill_pairs (one, two, why, likeness)
    select least(named.id, other.id), greatest(named.id, other.id), min(why), max(likeness)
    from skills as named
    cross join lateral (
      (
        select id, 'spelling' as why, (similarity(alike.name_folded, named.name_folded) * 100)::int as likeness
        from skills as alike
        where alike.name_folded % named.name_folded and alike.id <> named.id
          and char_length(alike.name_folded) >= ${rowCount(minimumLength)}
          and char_length(named.name_folded) >= ${rowCount(minimumLength)}
        order by likeness desc, id limit ${rowCount(mostPerName)}
      )
      union all
      (
        select id, 'spacing', (similarity(alike.name_folded, named.name_folded) * 100)::int
        from skills as alike
        where compact_name(alike.name_folded) = compact_name(named.name_folded) and alike.id <> named.id
        order by id limit ${rowCount(mostPerName)}
      )
    ) as found
    join skills as other on other.id = found.id
    where named.id = any(${ids}::uuid[])
      and coalesce(other.canonical_id, other.id) <> coalesce(named.canonical_id, named.id)
      and (other.category is null or named.category is null)
    group by 1, 2
    order by 1, 2
    on conflict (one, two) do nothing`.execute(trx);
  await sql`update skills set is_compared = true where id = any(${ids}::uuid[])`.execute(trx);
}

const batch = 200;

/** Compares the names that have not been compared yet: those of an older version, or of a new list of skills. */
export async function compareNames(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const compared = await db.transaction().execute(async (trx) => {
      const skills = await trx
        .selectFrom('skills')
        .select('id')
        .where('is_compared', '=', false)
        .where('is_dormant', '=', false)
        .orderBy('seq')
        .limit(rowCount(batch))
        .execute();
      await queueLookAlikes(trx, skills);
      return skills.length;
    });
    if (compared < batch) return;
  }
}
