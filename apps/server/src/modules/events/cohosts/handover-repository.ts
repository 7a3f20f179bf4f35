import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isLimited } from '../../auth/active-actions.ts';
import { isListed } from '../../users/listed.ts';
import { lockMembers } from '../../users/repository.ts';

/** Who hosts events, and who will. */
export interface Handover {
  from: string;
  to: string;
}

/**
 * Asks a co-host to host an event that the caller has locked, instead of an earlier one who was asked.
 *
 * @returns whether the offer is new, and who was asked before; null if the member does not co-host an event of the host.
 */
export async function insertOffer(
  trx: Transaction<Database>,
  eventId: string,
  { from, to }: Handover,
  now: Date,
): Promise<{ isNew: boolean; earlier: string[] } | null> {
  const row = await trx
    .selectFrom('event_hosts')
    .innerJoin('events', 'events.id', 'event_id')
    .select('offered_at')
    .where('event_id', '=', eventId)
    .where('member_id', '=', to)
    .where('state', '=', 'accepted')
    .where('host_id', '=', from)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.offered_at !== null) return { isNew: false, earlier: [] };
  const earlier = await deleteOffer(trx, eventId);
  await trx
    .updateTable('event_hosts')
    .set({ offered_at: now })
    .where('event_id', '=', eventId)
    .where('member_id', '=', to)
    .execute();
  return { isNew: true, earlier };
}

/** Takes back the offers to host an event, and returns whom they were for. */
export async function deleteOffer(trx: Transaction<Database>, eventId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('event_hosts')
    .set({ offered_at: null })
    .where('event_id', '=', eventId)
    .where('offered_at', 'is not', null)
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Returns whether a host's event, which the caller has locked, is offered to a member. */
export async function isOffered(trx: Transaction<Database>, eventId: string, { from, to }: Handover): Promise<boolean> {
  const offer = await trx
    .selectFrom('event_hosts')
    .innerJoin('events', 'events.id', 'event_id')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('member_id', '=', to)
    .where('offered_at', 'is not', null)
    .where('host_id', '=', from)
    .executeTakeFirst();
  return offer !== undefined;
}

/** Makes a co-host the host of events that the caller has locked. What the former host wrote to the guests stays theirs. */
export async function changeHost(
  trx: Transaction<Database>,
  eventIds: readonly string[],
  { from, to, staysAsCohost }: Handover & { staysAsCohost: boolean },
  now: Date,
): Promise<void> {
  const ids = sql<string>`any(${eventIds}::uuid[])`;
  await trx.updateTable('events').set({ host_id: to }).where('id', '=', ids).execute();
  await trx.deleteFrom('event_hosts').where('event_id', '=', ids).where('member_id', '=', to).execute();
  for (const eventId of eventIds) await deleteOffer(trx, eventId);
  const cohosts = eventIds.map((event_id) => ({
    ...{ event_id, member_id: from, state: 'accepted' as const },
    ...{ invited_at: now, accepted_at: now },
  }));
  if (staysAsCohost) await trx.insertInto('event_hosts').values(cohosts).execute();
  await sql`
    update event_updates set member_id = nullif(coalesce(member_id, ${from}::uuid), ${to}::uuid)
    where event_id = ${ids}`.execute(trx);
  await sql`
    update series set has_several_hosts = true
    where id in (select series_id from events where id = ${ids})`.execute(trx);
}

/** Returns members of events whom a host cannot find or who cannot find the host, with these events. */
export async function findBlockedFrom(
  db: Kysely<Database>,
  eventIds: readonly string[],
  hostId: string,
): Promise<{ event_id: string; member_id: string }[]> {
  const ids = sql`any(${eventIds}::uuid[])`;
  const { rows } = await sql<{ event_id: string; member_id: string }>`
    select event_id, member_id from (
      select event_id, member_id from event_registrations where event_id = ${ids} and state in ('approved', 'pending')
      union select event_id, member_id from event_waitlist where event_id = ${ids}
      union select event_id, member_id from event_hosts where event_id = ${ids}
    ) as people where member_id = any(array(
      select blocked_id from blocks where blocker_id = ${hostId}
      union all select blocker_id from blocks where blocked_id = ${hostId}
    ))`.execute(db);
  return rows;
}

/** A coming event of a host who leaves, with the co-host who hosts it from then on. */
export interface InheritedEvent {
  id: string;
  title: string;
  start_time: Date;
  heir: string;
}

/**
 * Locks a member and the co-hosts of their coming events. Members before everything else: comes first in the transaction.
 */
export async function lockWithHeirs(trx: Transaction<Database>, memberId: string): Promise<void> {
  const heirs = sql<string[]>`array_append(array(
    select event_hosts.member_id from event_hosts join events on events.id = event_id
    where host_id = ${memberId}::uuid and state = 'accepted'
  ), ${memberId}::uuid)`;
  // The second time for a co-host who has accepted while the first one waited. Nobody accepts while the host is locked.
  for (const _again of [1, 2]) await lockMembers(trx, heirs);
}

/**
 * Locks and returns a host's events that have not ended and that a co-host can inherit: the one who is asked to host it, or
 * else the first who accepted. Nobody is limited, as nobody who accepts an offer is. An event that a moderator has removed has
 * no heir.
 */
export async function lockInherited(
  trx: Transaction<Database>,
  memberId: string,
  now: Date,
): Promise<InheritedEvent[]> {
  const { rows } = await sql<InheritedEvent & { heir: string | null }>`
    select id, title, start_time, (
      select member_id from event_hosts
      where event_id = events.id and state = 'accepted' and ${isListed(null, 'event_hosts.member_id')}
        and not ${isLimited('event_hosts.member_id', now)}
      order by offered_at is null, accepted_at, member_id limit 1
    ) as heir
    from events where host_id = ${memberId} and cancelled_at is null and hidden_at is null and end_time > ${now}
    -- The order in which a change of a series locks its dates.
    order by series_id, series_position, id for no key update`.execute(trx);
  return rows.filter((event): event is InheritedEvent => event.heir !== null);
}
