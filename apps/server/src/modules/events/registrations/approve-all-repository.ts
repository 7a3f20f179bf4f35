import { type Kysely, sql, type Transaction } from 'kysely';
import { freePlaces } from '../../../db/free-places.ts';
import type { Database } from '../../../db/schema.ts';
import { isListed } from '../../users/listed.ts';
import { countPlaces, lockUpcoming } from './registration-repository.ts';

/**
 * Approves pending requests in their order while places are free, in the caller's transaction. A member whose own place is
 * held takes that one.
 *
 * @param options.areUndecided leaves requests of members about whom a host has decided before: guests who were removed
 * @returns the new participants; null when the event is not upcoming.
 */
export async function approveRequests(
  trx: Transaction<Database>,
  eventId: string,
  viewerId: string,
  now: Date,
  { areUndecided = false } = {},
): Promise<string[] | null> {
  if ((await lockUpcoming(trx, eventId, now).executeTakeFirst()) === undefined) return null;
  return await approveLockedRequests(trx, eventId, viewerId, now, { areUndecided });
}

/** The same of an event that the caller has locked. */
export async function approveLockedRequests(
  trx: Transaction<Database>,
  eventId: string,
  viewerId: string,
  now: Date,
  { areUndecided = false } = {},
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with asked as (
      select member_id, has_place, row_number() over (partition by has_place order by requested_at, member_id) as nth
      from (
        select member_id, requested_at, exists (
          select from event_waitlist held join events on events.id = held.event_id
          where held.event_id = ${eventId} and held.member_id = event_registrations.member_id
            and offer_expires_at > least(${now}::timestamptz, cancelled_at)
        ) as has_place
        from event_registrations
        where event_id = ${eventId} and state = 'pending' and ${isListed(viewerId, 'member_id')}
          and (removed_at is null or not ${areUndecided})
      ) as pending
    )
    update event_registrations set state = 'approved', approved_at = ${now}
    from asked join events on events.id = ${eventId}
    where event_id = ${eventId} and event_registrations.member_id = asked.member_id
      and (has_place or nth <= ${freePlaces(now)})
    returning event_registrations.member_id`.execute(trx);
  if (rows.length > 0) await countPlaces(trx, eventId, rows.length);
  return rows.map(({ member_id }) => member_id);
}

/** Counts the pending requests that the viewer sees. */
export async function countRequests(db: Kysely<Database>, eventId: string, viewerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_registrations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('event_id', '=', eventId)
    .where('state', '=', 'pending')
    .where(isListed(viewerId, 'member_id'))
    .executeTakeFirstOrThrow();
  return count;
}
