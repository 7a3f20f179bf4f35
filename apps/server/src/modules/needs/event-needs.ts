import { sql } from 'kysely';
import { freePlaces } from '../../db/free-places.ts';
import { checkInMs, openMs } from '../events/attendance/attendance-window.ts';
import { managesEvent } from '../events/cohosts/cohost-repository.ts';
import { wasHeldSql } from '../events/reviews/review-times.ts';
import { isListed } from '../users/listed.ts';
import type { NeedsPart } from './need-row.ts';
import { reviewAskedMs } from './session-needs.ts';

export const eventNeeds: NeedsPart = ({ viewerId, now }) => {
  const opens = new Date(now.getTime() + openMs);
  const closes = new Date(now.getTime() - checkInMs);
  const reviewable = new Date(now.getTime() - reviewAskedMs);
  const isOn = sql`events.cancelled_at is null and events.hidden_at is null`;
  const takesPart = sql`join event_registrations as own
    on own.event_id = events.id and own.member_id = ${viewerId}::uuid and own.state = 'approved'`;
  // The dates of a series are one row.
  const first = sql`(array_agg(events.id order by start_time))[1], (array_agg(member_id order by since))[1],
    (array_agg(title order by start_time))[1]`;
  const together = sql`group by coalesce(series_id, events.id)`;
  return [
    sql`select 'eventRequests', ${first}, count(distinct member_id)::int, count(distinct events.id)::int, max(since),
        min(start_time), min(end_time)
      from events join (
        select event_id, member_id, requested_at as since from event_registrations where state = 'pending'
      ) as request on request.event_id = events.id
      where ${isOn} and end_time > ${now} and ${isListed(viewerId, 'member_id')} and events.id in (
        select id from events where host_id = ${viewerId}::uuid
        union all select event_id from event_hosts where member_id = ${viewerId}::uuid and state = 'accepted'
      )
      ${together}`,
    sql`select 'cohostAnswer', (array_agg(events.id order by start_time))[1], (array_agg(host_id))[1],
        (array_agg(title order by start_time))[1], 1, count(*)::int, max(invited_at), min(start_time), min(end_time)
      from events join event_hosts on event_hosts.event_id = events.id
        and event_hosts.member_id = ${viewerId}::uuid and event_hosts.state = 'invited'
      where ${isOn} and end_time > ${now} and ${isListed(viewerId, 'host_id')}
      ${together}`,
    sql`select 'hostingAnswer', (array_agg(events.id order by start_time))[1], (array_agg(host_id))[1],
        (array_agg(title order by start_time))[1], 1, count(*)::int, max(offered_at), min(start_time), min(end_time)
      from events join event_hosts on event_hosts.event_id = events.id
        and event_hosts.member_id = ${viewerId}::uuid and event_hosts.offered_at is not null
      where ${isOn} and end_time > ${now} and ${isListed(viewerId, 'host_id')}
      ${together}`,
    sql`select 'placeOffered', events.id, null::uuid, title, 1, 1, offered_at, start_time, offer_expires_at
      from events join event_waitlist as waiting on waiting.event_id = events.id and waiting.member_id = ${viewerId}::uuid
      where ${isOn} and end_time > ${now} and offered_at is not null and ${isListed(viewerId, 'host_id')}
        and case when offer_expires_at is null then ${freePlaces(now)} > 0 else offer_expires_at > ${now} end`,
    sql`select 'checkIn', events.id, null::uuid, title, 1, 1, start_time, start_time,
        end_time + ${checkInMs} * interval '1 millisecond'
      from events ${takesPart}
      where ${isOn} and check_in_code is not null and own.came is null
        and start_time <= ${opens} and end_time > ${closes} and ${isListed(viewerId, 'host_id')}`,
    sql`select 'eventReview', events.id, null::uuid, title, 1, 1, end_time, start_time, null::timestamptz
      from events join event_registrations as own
        on own.event_id = events.id and own.member_id = ${viewerId}::uuid and own.came
      where ${wasHeldSql} and events.hidden_at is null and end_time <= ${now} and end_time > ${reviewable}
        and not ${managesEvent(viewerId)} and ${isListed(viewerId, 'host_id')}
        and not exists (select from event_reviews where event_id = events.id and author_id = ${viewerId}::uuid)`,
  ];
};
