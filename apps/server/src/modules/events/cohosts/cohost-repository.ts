import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { EventHostTable } from '../../../db/tables/events.ts';
import { isListed } from '../../users/listed.ts';
import { imageFor, nameFor } from '../../users/viewer-columns.ts';

/** A co-host, or a member who is invited to be one. */
export interface CohostRow {
  _id: string;
  name: string;
  image_hash: string | null;
  state: EventHostTable['state'];
  /** Asked to host the event instead of its host. */
  isOffered: boolean;
}

/** Creates a condition: the viewer is the host of the statement's event, or one of its co-hosts. */
export function managesEvent(viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(events.host_id = ${viewerId}::uuid or exists (
    select from event_hosts where event_id = events.id and member_id = ${viewerId}::uuid and state = 'accepted'
  ))`;
}

/** Creates a condition: the member is the host of the statement's event, not one of its co-hosts. */
export const isOwnOf = (hostId: string): RawBuilder<boolean> => sql<boolean>`events.host_id = ${hostId}::uuid`;

/** Returns the co-hosts of the statement's event and members who are invited, whom the viewer can find. */
export function cohostsFor(viewerId: string | null): RawBuilder<CohostRow[]> {
  return sql<CohostRow[]>`coalesce((
    select json_agg(
      json_build_object('_id', member_id, 'name', ${nameFor(viewerId, 'members')},
        'image_hash', ${imageFor(viewerId, 'members')}, 'state', state,
        'isOffered', offered_at is not null)
      order by invited_at, member_id
    ) from event_hosts join members on members.id = member_id
    where event_id = events.id and ${isListed(viewerId, 'member_id')}
  ), '[]'::json)`;
}

/** Returns the ids of an event's host and its co-hosts. */
export async function findHostIds(db: Kysely<Database>, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select host_id as id from events where id = ${eventId}
    union all select member_id from event_hosts where event_id = ${eventId} and state = 'accepted'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the hosts and co-hosts of several events, the host of each first. */
export async function findAllHosts(
  db: Kysely<Database>,
  eventIds: readonly string[],
): Promise<{ event_id: string; id: string }[]> {
  const { rows } = await sql<{ event_id: string; id: string }>`
    select id as event_id, host_id as id from events where id = any(${eventIds}::uuid[])
    union all select event_id, member_id from event_hosts
    where event_id = any(${eventIds}::uuid[]) and state = 'accepted'`.execute(db);
  return rows;
}

/** Returns the host of each of several events. */
export async function findOwnHosts(
  db: Kysely<Database>,
  eventIds: readonly string[],
): Promise<{ id: string; host_id: string }[]> {
  const { rows } = await sql<{ id: string; host_id: string }>`
    select id, host_id from events where id = any(${eventIds}::uuid[])`.execute(db);
  return rows;
}

/** Selects the ids of the hosts and co-hosts of events. */
export function hostIdsOf(eventIds: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`array(
    select host_id from events where id = any(${eventIds}::uuid[])
    union select member_id from event_hosts where event_id = any(${eventIds}::uuid[]) and state = 'accepted'
  )`;
}

/** Returns the ids of an event's co-hosts and of members who are invited. */
export async function findCohostIds(db: Kysely<Database>, eventId: string): Promise<string[]> {
  const rows = await db.selectFrom('event_hosts').select('member_id').where('event_id', '=', eventId).execute();
  return rows.map(({ member_id }) => member_id);
}

/** Returns the ids of members who are invited to co-host an event. */
export async function findInvitedIds(db: Kysely<Database>, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_hosts')
    .select('member_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'invited')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Stores an invitation. The caller must have locked the event. */
export async function insertInvitation(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  const row = { event_id: eventId, member_id: memberId, state: 'invited', invited_at: now } as const;
  await trx.insertInto('event_hosts').values(row).execute();
}

/** Makes an invited member a co-host; false without an invitation. */
export async function acceptInvitation(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const accepted = await trx
    .updateTable('event_hosts')
    .set({ state: 'accepted', accepted_at: now })
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'invited')
    .returning('event_id')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Deletes a co-host or an invitation. Returns which of them; null for none. */
export async function deleteCohost(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  states: readonly EventHostTable['state'][],
): Promise<EventHostTable['state'] | null> {
  const deleted = await trx
    .deleteFrom('event_hosts')
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', 'in', states)
    .returning('state')
    .executeTakeFirst();
  return deleted?.state ?? null;
}
