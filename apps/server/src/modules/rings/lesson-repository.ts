import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A lesson of an agreed ring. */
export interface Lesson {
  ringId: string;
  teacher: string;
  learner: string;
  skill: string;
  since: Date;
}

/** Returns the latest active session of each lesson, in the order given; null for one that is not scheduled. */
export async function findSessionsOfLessons(
  db: Kysely<Database>,
  lessons: readonly Lesson[],
  now: Date,
): Promise<(string | null)[]> {
  if (lessons.length === 0) return [];
  const column = <Name extends keyof Lesson>(name: Name) => lessons.map((lesson) => lesson[name]);
  // The member who plans a lesson may name its skill differently.
  const rootOf = (column: string) => sql`(select coalesce(canonical_id, id) from skills where id = ${sql.ref(column)})`;
  const sessions = (one: 'teacher' | 'learner', other: 'teacher' | 'learner', skill: 'skill_one' | 'skill_two') => sql`
    select id, created_at from sessions
    where user_one = lesson.${sql.ref(one)} and user_two = lesson.${sql.ref(other)} and ${rootOf(skill)} = ${rootOf('lesson.skill')}
      and created_at >= lesson.since and cancelled_at is null
      and (agreed_at is not null or expires_at is null or expires_at > ${now})`;
  const { rows } = await sql<{ id: string | null }>`
    select planned.id
    from unnest(${column('teacher')}::uuid[], ${column('learner')}::uuid[], ${column('skill')}::uuid[],
      ${column('since').map((since) => since.toISOString())}::timestamptz[])
      with ordinality as lesson (teacher, learner, skill, since, place)
    left join lateral (
      select id from (
        ${sessions('teacher', 'learner', 'skill_one')} union all ${sessions('learner', 'teacher', 'skill_two')}
      ) as both_sides order by created_at desc limit 1
    ) as planned on true
    order by place`.execute(db);
  return rows.map(({ id }) => id);
}
