import { sql } from 'kysely';
import type { NeedsPart } from './need-row.ts';

/** The member who plans a lesson may name its skill differently. */
const rootOf = (column: string) => sql`(select coalesce(canonical_id, id) from skills where id = ${sql.ref(column)})`;

/** How long after its agreement a ring's lessons are asked for. */
const lessonsAskedMs = 30 * 24 * 3_600_000;

export const ringNeeds: NeedsPart = ({ viewerId, now }) => {
  const agreedSince = new Date(now.getTime() - lessonsAskedMs);
  const size = sql`(select count(*)::int from ring_seats where ring_id = rings.id)`;
  const own = sql`from rings join ring_seats as seat on seat.ring_id = rings.id and seat.member_id = ${viewerId}::uuid`;
  const isOpen = sql`rings.ended_at is null and rings.agreed_at is null and rings.expires_at > ${now}`;
  const hasEmptySeat = sql`exists (
    select from ring_seats where ring_id = rings.id and answer in ('declined', 'left'))`;
  return [
    sql`select 'ringAnswer', rings.id, started_by, ${size}::text, 1, 1, created_at, null::timestamptz, expires_at
      ${own} where ${isOpen} and seat.answer = 'waiting'`,
    sql`select 'ringReplacement', rings.id, null::uuid, ${size}::text, 1, 1, created_at, null::timestamptz, expires_at
      ${own} where ${isOpen} and seat.answer = 'accepted' and ${hasEmptySeat}`,
    // Of the two lessons with the neighbors, those without a session; as `findSessionsOfLessons` has it.
    sql`select 'ringLessons', rings.id, null::uuid, null, lessons.missing, 1, agreed_at, null::timestamptz, null::timestamptz
      ${own} cross join lateral (
        select count(*)::int as missing
        from ring_seats as teacher join ring_seats as learner on learner.ring_id = teacher.ring_id
          and learner.position = (teacher.position + 1) % ${size}
        where teacher.ring_id = rings.id and ${viewerId}::uuid in (teacher.member_id, learner.member_id)
          and not exists (
            select from sessions
            where created_at >= rings.created_at and cancelled_at is null
              and (agreed_at is not null or expires_at is null or expires_at > ${now})
              and ((user_one = teacher.member_id and user_two = learner.member_id and ${rootOf('skill_one')} = ${rootOf('teacher.gives')})
                or (user_one = learner.member_id and user_two = teacher.member_id and ${rootOf('skill_two')} = ${rootOf('teacher.gives')}))
          )
      ) as lessons
      where rings.ended_at is null and agreed_at > ${agreedSince} and missing > 0`,
  ];
};
