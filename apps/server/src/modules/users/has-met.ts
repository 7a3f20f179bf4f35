import { type RawBuilder, sql } from 'kysely';

/**
 * Creates a condition: the member and the one whose id is in the column have agreed to a session, or had one. A proposal
 * and a canceled session do not count.
 */
export function hasMet(memberId: string, column: string, now: Date): RawBuilder<boolean> {
  const other = sql.ref(column);
  return sql<boolean>`exists (
    select from sessions as met
    where ((met.user_one = ${memberId}::uuid and met.user_two = ${other})
        or (met.user_one = ${other} and met.user_two = ${memberId}::uuid))
      and met.cancelled_at is null
      and (met.agreed_at is not null
        or (met.expires_at is null and met.date + met.duration_minutes * interval '1 minute' <= ${now}))
  )`;
}
