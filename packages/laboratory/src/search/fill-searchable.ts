import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../apps/server/src/db/schema.ts';
import { kinds } from '../../../../apps/server/test/support/kinds/kinds.ts';

/** A skill that three of ten members teach, and three of ten want. */
export const popular = 'English';

/** Fills an empty database with members, their skills, hours and all that searches and matches read of them. */
export async function fillSearchable(db: Kysely<Database>, members: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const size = { members, skills: Math.min(3_000, members / 10), events: 0, sessions: 0, conversations: 0 };
  const tables = ['members', 'member_skills', 'availability', 'auth_sessions'];
  await db.transaction().execute(async (trx) => {
    await sql`select setseed(0.5)`.execute(trx);
    // One statement per table at the end replaces the triggers. Foreign keys are not checked, because their rows exist.
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger all`.execute(trx);
    await kinds.member.insertMany(trx, size, at);
    await kinds.hours.insertMany(trx);
    await sql`drop table nth_member, nth_skill`.execute(trx);
    await sql`insert into skills (name, name_key) values (${popular}, 'english'), ('French', 'french')`.execute(trx);
    // Hashes, so that a member's data does not depend on the order of joining.
    await sql`
      insert into member_skills (member_id, kind, skill_id, position)
      select member_id, picked.kind, skills.id, 9
      from (
        select id as member_id, kind, abs(hashtext(kind || seq)::bigint) % 100 as place
        from members, unnest('{offered,requested}'::text[]) as kind
      ) as picked
      join skills on (name_key = 'english' and place < 30) or (name_key = 'french' and place = 30)`.execute(trx);
    await sql`
      update member_skills set level = (array['starting', 'comfortable', 'can-teach'])[1 + floor(random() * 3)::int]
      where random() < 0.5`.execute(trx);
    await sql`
      update members set
        languages = array(
          select code from unnest('{en,es,de,pt,fr,ja,zu}'::text[], '{0.6,0.2,0.08,0.05,0.05,0.01,0.001}'::float[])
            as spoken (code, share) where random() < share and members.seq > 0),
        seen_on = ${at}::date - floor(power(random(), 3) * 120)::int,
        rating_count = rated.count, rating_sum = rated.count * 3 + floor(random() * (rated.count * 2 + 1))::int
      from (select id, case when random() < 0.3 then 1 + floor(random() * 9)::int else 0 end as count from members) as rated
      where rated.id = members.id`.execute(trx);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger all`.execute(trx);
    // Without figures of its tables the planner joins them row by row.
    await sql`analyze members, member_skills, skills, availability`.execute(trx);
    await sql`select refresh_member_search(array(select id from members))`.execute(trx);
    await fillPairs(trx);
  });
  await sql`vacuum analyze`.execute(db);
}

/** In the order of the table's key, and with its other index at the end: else a million members take an hour. */
async function fillPairs(trx: Kysely<Database>): Promise<void> {
  await sql`set local work_mem = '256MB'`.execute(trx);
  await sql`drop index swap_pairs_member`.execute(trx);
  await sql`
    insert into swap_pairs (give, want, member)
    select give, want, member from possible_pairs order by give, want, member`.execute(trx);
  await sql`create index swap_pairs_member on swap_pairs (member)`.execute(trx);
  await sql`
    insert into skill_edges (give, want, members)
    select give, want, count(*)::int from swap_pairs group by give, want`.execute(trx);
}
