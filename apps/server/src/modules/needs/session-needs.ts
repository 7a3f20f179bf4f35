import { sql } from 'kysely';
import { declineMs, endsAt, isActiveAt } from '../sessions/status.ts';
import { isUnblocked } from '../users/listed.ts';
import type { NeedsPart } from './need-row.ts';

/** How long after a session or an event its review is asked for. */
export const reviewAskedMs = declineMs;

export const sessionNeeds: NeedsPart = ({ viewerId, now }) => {
  const other = sql`case when user_one = ${viewerId}::uuid then user_two else user_one end`;
  const own = sql`from (
      select sessions.*, ${other} as other_id, ${endsAt} as over_at from sessions
      where (user_one = ${viewerId}::uuid or user_two = ${viewerId}::uuid) and ${isActiveAt(now)}
    ) as sessions`;
  const reviewable = new Date(now.getTime() - reviewAskedMs);
  return [
    // As `waitingFor` has it: the offer's receiver, or else whoever did not plan the session.
    sql`select 'sessionAnswer', sessions.id, other_id,
        case when offer.kind = 'counter' and cardinality(offer.times) > 1 then 'counters' else coalesce(offer.kind, 'proposal') end,
        1, 1, coalesce(offer.created_at, sessions.changed_at, sessions.created_at), sessions.date,
        least(offer.expires_at, sessions.expires_at, over_at)
      ${own} left join session_offers as offer
        on offer.session_id = sessions.id and offer.closed_at is null and offer.expires_at > ${now}
      where over_at > ${now} and ${isUnblocked(viewerId, 'other_id')}
        and case when offer.id is null then agreed_at is null and coalesce(moved_by, user_one) <> ${viewerId}::uuid
          else offer.by_member <> ${viewerId}::uuid end`,
    sql`select 'sessionReview', sessions.id, other_id, null, 1, 1, over_at, sessions.date, null::timestamptz
      ${own}
      where over_at <= ${now} and over_at > ${reviewable} and ${isUnblocked(viewerId, 'other_id')}
        and not exists (select from reviews where session_id = sessions.id and author_id = ${viewerId}::uuid)
        and not exists (select from attendance
          where session_id = sessions.id and by_member = ${viewerId}::uuid and answer <> 'held')`,
  ];
};
