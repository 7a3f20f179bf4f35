import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';

/** Whether two members have a skill. */
export const hasTwoHolders = sql<boolean>`exists (
  select from member_skills where skill_id = skills.id and member_id <> (
    select member_id from member_skills where skill_id = skills.id limit 1
  )
)`;

/** Updates the number of members of each skill. */
export async function countHolders(db: Kysely<Database>): Promise<void> {
  await sql`
    update skills set holders = coalesce(counted.holders, 0)
    from skills as every
    left join (
      select skill_id, count(distinct member_id)::int as holders from member_skills group by skill_id
    ) as counted on counted.skill_id = every.id
    where skills.id = every.id and skills.holders <> coalesce(counted.holders, 0)`.execute(db);
}

/** Clears `is_shared` of skills that fewer than two members have, by the last count. */
export async function clearUnshared(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Whoever is taking one has locked its row: it stays until the next time.
    const locked = trx.selectFrom('skills').select('id').where('is_shared', '=', true).where('holders', '<', 2);
    const ids = (await locked.forUpdate().skipLocked().execute()).map(({ id }) => id);
    // After the lock, which shows those who have taken one since the count.
    await trx
      .updateTable('skills')
      .set({ is_shared: false })
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(sql<boolean>`not ${hasTwoHolders}`)
      .execute();
  });
}
