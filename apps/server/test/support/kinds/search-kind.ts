import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import type { CommunitySize, Parts } from './kind-parts.ts';

/** Stores a saved search of a member, unlike their others. */
export async function insertSearch(db: Kysely<Database>, { id, one, now }: Parts): Promise<string> {
  const filters = JSON.stringify({ q: randomUUID() });
  const row = { id, member_id: one, name: 'Mine', filters, created_at: now, due_at: now };
  return (await db.insertInto('saved_searches').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** One for every third member, who was told of two members and of two matches. */
export async function insertSearches(
  trx: Kysely<Database>,
  { members }: CommunitySize,
  at: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into saved_searches (member_id, name, filters, created_at, due_at)
    select id, 'Mine', jsonb_build_object('q', 'word ' || n), ${at}, ${at} + n % 1440 * interval '1 minute'
    from nth_member where n % 3 = 0`.execute(trx);
  await sql`
    insert into saved_search_found (search_id, member_id, found_at)
    select saved_searches.id, found.id, ${at}
    from saved_searches join nth_member as own on own.id = member_id, generate_series(1, 2) as place
    join nth_member as found on true
    where found.n = 1 + (own.n + place * 11) % ${members}::int`.execute(trx);
  await sql`
    insert into match_alerts (member_id, key, found_at, told_at)
    select id, 'match ' || place, ${at}, case when place = 1 then ${at} end
    from nth_member, generate_series(1, 2) as place where n % 3 = 0`.execute(trx);
  await sql`
    insert into match_alert_times (member_id, told_at, due_at)
    select id, ${at}, ${at} + n % 1440 * interval '1 minute' from nth_member where n % 3 = 0`.execute(trx);
}

/** Lets a member follow a skill of its own; returns the skill's id. */
export async function insertFollowedSkill(
  db: Kysely<Database>,
  { id = randomUUID(), one, now }: Parts,
): Promise<string> {
  await db
    .insertInto('skills')
    .values({ id, name: `Skill ${id}`, name_key: `skill ${id}` })
    .execute();
  await db.insertInto('followed_skills').values({ member_id: one, skill_id: id, created_at: now }).execute();
  return id;
}

/** Two for every third member. */
export async function insertFollowedSkills(
  trx: Kysely<Database>,
  { skills }: CommunitySize,
  at: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into followed_skills (member_id, skill_id, created_at)
    select own.id, nth_skill.id, ${at}
    from nth_member as own, generate_series(1, 2) as place
    join nth_skill on true
    where own.n % 3 = 0 and nth_skill.n = 1 + (own.n + place * 11) % ${skills}::int
    on conflict do nothing`.execute(trx);
}
