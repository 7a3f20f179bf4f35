import { sql } from 'kysely';
import type { Situation } from './situation.ts';

/** The event teaches a skill that the member follows, under any of its names. */
export async function teachesFollowed({ db, subject, memberId }: Situation): Promise<boolean> {
  const { rows } = await sql`
    select from event_skills join skills as taught on taught.id = event_skills.skill_id
    join skills as named on coalesce(named.canonical_id, named.id) = coalesce(taught.canonical_id, taught.id)
    join followed_skills on followed_skills.skill_id = named.id
    where event_id = ${subject}::uuid and member_id = ${memberId}::uuid limit 1`.execute(db);
  return rows.length > 0;
}
