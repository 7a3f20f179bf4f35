import type { AttendanceAnswer } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { endsAt } from './status.ts';

/** SQL expression: one member's report about a session's attendance. */
export const saidBy = (side: 'user_one' | 'user_two') => sql<AttendanceAnswer | null>`(
    select answer from attendance where session_id = sessions.id and by_member = ${sql.ref(`sessions.${side}`)}
  )`;

/**
 * Stores a member's attendance report of a session that both had agreed to and that ended after
 * `since` and by `now`, and replaces an earlier report; false when there is no such session.
 */
export async function saveAnswer(
  db: Kysely<Database>,
  { sessionId, memberId, answer }: { sessionId: string; memberId: string; answer: AttendanceAnswer },
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const saved = await db
    .insertInto('attendance')
    .columns(['session_id', 'by_member', 'answer', 'said_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          'id',
          sql<string>`${memberId}::uuid`.as('by_member'),
          sql<AttendanceAnswer>`${answer}::text`.as('answer'),
          sql<Date>`${now}::timestamptz`.as('said_at'),
        ])
        .where('id', '=', sessionId)
        .where('cancelled_at', 'is', null)
        .where('agreed_at', 'is not', null)
        .where(endsAt, '<=', now)
        .where(endsAt, '>', since),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'by_member'])
        .doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer'), said_at: eb.ref('excluded.said_at') })),
    )
    .returning('session_id')
    .executeTakeFirst();
  return saved !== undefined;
}
