import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isOnOrRestorable } from '../changes/restore-repository.ts';
import { isKept, keptState } from './kept-registration.ts';
import { settleThreads } from './request-threads.ts';

/** A place that a member had, or an event that they co-hosted. */
export interface LeftPlace {
  event_id: string;
  member_id: string;
}

/**
 * Releases the members' places, requests and positions on waitlists, and ends their co-hosting, in events that have not ended:
 * all events, or those of the given hosts, that start before `until`. In events of the given co-hosts, other co-hosts stay. What
 * hosts decided about a guest stays. Includes canceled events that can be restored, to which the members do not return.
 *
 * @returns the places that the members had, and the events that they co-hosted.
 */
export async function leaveEventsAhead(
  trx: Transaction<Database>,
  {
    members,
    hosts = null,
    cohosts = [],
  }: { members: readonly string[]; hosts?: readonly string[] | null; cohosts?: readonly string[] },
  { now, until }: { now: Date; until: Date | null },
): Promise<LeftPlace[]> {
  const { rows } = await sql<LeftPlace & { state: string }>`
    with ahead as (
      select id, host_id from events
      where id in (
          select event_id from event_registrations where member_id = any(${members}::uuid[])
          union select event_id from event_waitlist where member_id = any(${members}::uuid[])
          union select event_id from event_hosts where member_id = any(${members}::uuid[])
        )
        and (${hosts}::uuid[] is null or host_id = any(${hosts}::uuid[]) or exists (
          select from event_hosts
          where event_id = events.id and state = 'accepted' and event_hosts.member_id = any(${cohosts}::uuid[])
        ))
        and ${isOnOrRestorable(now)} and end_time > ${now}
        and (${until}::timestamptz is null or start_time < ${until})
      -- The order in which a change of a series locks its dates.
      order by series_id, series_position, id for no key update
    ), of_members as (
      select event_id, member_id, state, ${isKept} as stays from event_registrations join ahead on id = event_id
      where member_id = any(${members}::uuid[])
      for update of event_registrations
    ), deleted as (
      delete from event_registrations using of_members
      where event_registrations.event_id = of_members.event_id
        and event_registrations.member_id = of_members.member_id and not stays
    ), kept as (
      update event_registrations set ${keptState} from of_members
      where event_registrations.event_id = of_members.event_id
        and event_registrations.member_id = of_members.member_id and stays
    ), waited as (
      delete from event_waitlist using ahead
      where event_id = ahead.id and member_id = any(${members}::uuid[])
    ), cohosted as (
      delete from event_hosts using ahead
      where event_id = ahead.id and member_id = any(${members}::uuid[])
        and (${hosts}::uuid[] is null or ahead.host_id = any(${hosts}::uuid[]))
      returning event_id, event_hosts.member_id, event_hosts.state
    ), left_of as (
      select event_id, count(*)::int as places from of_members where state = 'approved' group by event_id
    ), counted as (
      update events set participants_count = participants_count - places
      from left_of where events.id = left_of.event_id
    )
    select event_id, member_id, state from of_members where state in ('pending', 'approved')
    union all select event_id, member_id, state from cohosted where state = 'accepted'`.execute(trx);
  const asked = rows.filter(({ state }) => state === 'pending').map(({ event_id }) => event_id);
  if (asked.length > 0) await settleThreads(trx, asked, now);
  return rows.filter(({ state }) => state !== 'pending');
}
