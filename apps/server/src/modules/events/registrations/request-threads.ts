import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';

/** A host's notification of a member's requests for dates of a series. */
export interface RequestThread {
  hostId: string;
  /** Subject of the unread notification that an earlier request has made; null without one. */
  subject: string | null;
  /** Upcoming dates of the host's that the member asks to join. */
  dates: number;
}

/** Returns each host's thread of a member's pending requests for dates of a series. */
export async function findRequestThreads(
  trx: Transaction<Database>,
  hosts: readonly string[],
  { memberId, seriesId, now }: { memberId: string; seriesId: string; now: Date },
): Promise<RequestThread[]> {
  const threads: RequestThread[] = [];
  for (const hostId of hosts) {
    const { rows } = await sql<Omit<RequestThread, 'hostId'>>`
      select count(*)::int as dates, (
        select subject from notifications
        where member_id = ${hostId} and kind = 'eventRequest' and read_at is null and ${memberId}::uuid = any(actors)
          and subject = any(array(select id::text from events where series_id = ${seriesId}))
        order by id limit 1
      ) as subject
      from events join event_registrations as asked on asked.event_id = events.id
      where series_id = ${seriesId} and cancelled_at is null and end_time > ${now}
        and asked.member_id = ${memberId} and asked.state = 'pending' and ${managesEvent(hostId)}`.execute(trx);
    threads.push(...rows.map((row) => ({ hostId, ...row })));
  }
  return threads;
}

/**
 * Brings hosts' unread notifications of requests for events up to date, of all dates of their series: with those who still
 * ask for a date of theirs, and read once nobody does. Returns the ids of the hosts whose notifications have changed.
 */
export async function settleThreads(db: Kysely<Database>, eventIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with of_series as (
      select id from events where id = any(${eventIds}::uuid[])
        or series_id in (select series_id from events where id = any(${eventIds}::uuid[]))
    ), threads as (
      select id, member_id, actors, details, subject::uuid as event_id from notifications
      where kind = 'eventRequest' and read_at is null and subject in (select id::text from of_series) and member_id in (
        select host_id from events where id in (select id from of_series)
        union select member_id from event_hosts where event_id in (select id from of_series) and state = 'accepted'
      )
    ), asked as (
      select threads.id as thread_id, request.member_id, events.id as event_id, events.start_time
      from threads join events as about on about.id = threads.event_id
      join events on events.id = about.id or events.series_id = about.series_id
      join event_registrations as request on request.event_id = events.id and request.state = 'pending'
      where events.cancelled_at is null and events.hidden_at is null and events.end_time > ${now} and (events.host_id = threads.member_id or exists (
          select from event_hosts
          where event_id = events.id and event_hosts.member_id = threads.member_id and state = 'accepted'
        ))
    ), latest as (
      select id, details, array(
          select actor from unnest(actors) with ordinality as list (actor, nth)
          where actor in (select member_id from asked where thread_id = threads.id) order by nth
        ) as still, first.event_id, first.start_time
      from threads left join lateral (
        select event_id, start_time from asked where thread_id = threads.id order by start_time limit 1
      ) as first on true
    )
    update notifications set
      read_at = case when event_id is null then ${now}::timestamptz end,
      actors = case when still = '{}' then actors else still end,
      count = case when still = '{}' then count else greatest(count - cardinality(actors) + cardinality(still), 1) end,
      details = case when event_id is null then latest.details else latest.details - 'dates' || jsonb_build_object(
          'eventId', event_id, 'startsAt', to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) || (
          select case when count(*) > 1 then jsonb_build_object('dates', count(*)) else '{}' end
          from asked where thread_id = latest.id and member_id = still[1]
        ) end
    from latest where notifications.id = latest.id
    returning member_id`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
