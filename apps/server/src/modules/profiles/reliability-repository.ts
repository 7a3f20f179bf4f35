import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { attendanceMs } from '../sessions/attendance.ts';

/** Counts of a member's sessions. */
export interface ReliabilityRow {
  /** Sessions with known attendance, and those the member attended. */
  sessions: number;
  came: number;
  /** Counts of the latest offers to the member: all, answered, and answered within a day. */
  asked: number;
  answered: number;
  answered_in_a_day: number;
}

/** Only this many of the latest sessions and offers on either side count. */
const maxSessions = 200;
const maxOffers = 20;

/**
 * Counts a member's reliability. Contradicting reports of a session count for neither member; a single
 * report counts once the other member can no longer report.
 */
export async function countReliability(db: Kysely<Database>, memberId: string, now: Date): Promise<ReliabilityRow> {
  const member = sql`${memberId}::uuid`;
  const closedSince = new Date(now.getTime() - attendanceMs);
  const latest = (side: 'user_one' | 'user_two', other: 'user_one' | 'user_two') => sql`(
      select id, ${sql.ref(other)} as other_id, date + duration_minutes * interval '1 minute' as ends_at,
        agreed_at is not null and cancelled_at is null as is_asked
      from sessions where ${sql.ref(side)} = ${member} order by date desc limit ${sql.lit(maxSessions)}
    )`;
  const { rows } = await sql<ReliabilityRow>`
    with latest as (${latest('user_one', 'user_two')} union all ${latest('user_two', 'user_one')}),
    counted as (
      select min(missed) as missed from (
        select latest.id, ends_at, case
            when answer = 'held' then 'nobody'
            when (by_member = ${member}) = (answer = 'iMissed') then 'member' else 'other'
          end as missed
        from latest join attendance on session_id = latest.id where is_asked
      ) as answers
      group by id, ends_at
      having min(missed) = max(missed) and (count(*) = 2 or ends_at <= ${closedSince})
    ),
    offers as (
      select created_at, closed_at, outcome, coalesce(outcome in ('accepted', 'declined', 'replaced'), false) as is_answered
      from latest join lateral (
        select *, lead(by_member) over (order by created_at, closed_at nulls last) as next_by
        from session_offers where session_id = latest.id
      ) as offer on by_member = other_id
      where outcome in ('accepted', 'declined', 'expired') or (outcome = 'replaced' and next_by = ${member})
        or (outcome is null and expires_at <= ${now})
      order by created_at desc limit ${sql.lit(maxOffers)}
    )
    select sessions, came, asked, answered, answered_in_a_day
    from (
      select count(*)::int as sessions, (count(*) filter (where missed <> 'member'))::int as came from counted
    ) as attended, (
      select count(*)::int as asked, (count(*) filter (where is_answered))::int as answered,
        (count(*) filter (where is_answered and closed_at <= created_at + interval '24 hours'))::int as answered_in_a_day
      from offers
    ) as answers`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are always there.');
  return row;
}
