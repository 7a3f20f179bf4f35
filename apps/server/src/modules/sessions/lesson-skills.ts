import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Returns the skills of the lessons that two members have agreed on in rings. */
export async function findLessonSkills(db: Kysely<Database>, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ skill: string }>`
    select teacher.gives as skill from rings
    join ring_seats as teacher on teacher.ring_id = rings.id
    join ring_seats as learner on learner.ring_id = rings.id
      and learner.position = (teacher.position + 1) % (select count(*) from ring_seats where ring_id = rings.id)
    where agreed_at is not null and ended_at is null and (
      (teacher.member_id = ${one}::uuid and learner.member_id = ${other}::uuid)
      or (teacher.member_id = ${other}::uuid and learner.member_id = ${one}::uuid))`.execute(db);
  return rows.map(({ skill }) => skill);
}
