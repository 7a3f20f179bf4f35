import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

/** Trigram similarity from which two names look alike; shorter names share too many trigrams by chance. */
const minimumLikeness = '0.6';
const minimumLength = 5;
/** The most similar names are enough for a moderator to decide. */
const mostPerName = 5;

/**
 * Compares the names of skills with all other names, and queues similar pairs for moderators. Skips pairs of two shipped
 * skills (our list says that Java is not JavaScript) and two names of one skill.
 *
 * @param trx must be a transaction: the threshold is set until its end.
 */
export async function queueLookAlikes(trx: Kysely<Database>, skills: readonly { id: string }[]): Promise<void> {
  if (skills.length === 0) return;
  const ids = skills.map(({ id }) => id);
  // The threshold of `%` below.
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

/** Compares all names that were not compared yet, such as those from before an update of the server. */
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
