import { type Kysely, sql, type Transaction } from 'kysely';
import { freePlaces } from '../../../db/free-places.ts';
import type { Database } from '../../../db/schema.ts';
import { rowCount } from '../../../paging.ts';
import { isListed } from '../../users/listed.ts';
import type { PersonPage, PersonRow } from '../attendance/people-repository.ts';
import { firstComeMs } from './offer-times.ts';

/** An upcoming event whose row is locked, so that its places and waitlist cannot change. */
export interface LockedEvent {
  id: string;
  host_id: string;
  title: string;
  start_time: Date;
  /** Places that are neither taken nor held. */
  free: number;
}

/** Locks an event that is upcoming at `now`, or returns undefined. Reads its places after it has the lock. */
export async function lockWithPlaces(
  trx: Transaction<Database>,
  eventId: string,
  now: Date,
): Promise<LockedEvent | undefined> {
  const locked = await trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where('cancelled_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('end_time', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  return await trx
    .selectFrom('events')
    .select(['id', 'host_id', 'title', 'start_time', freePlaces(now).as('free')])
    .where('id', '=', eventId)
    .executeTakeFirst();
}

/** A member's row on a waitlist. */
export interface WaitingRow {
  offer_expires_at: Date | null;
}

export async function findWaiting(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
): Promise<WaitingRow | undefined> {
  return await trx
    .selectFrom('event_waitlist')
    .select('offer_expires_at')
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Returns whether anybody is on the waitlist. */
export async function isWaitedFor(db: Kysely<Database>, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('event_waitlist')
    .select('event_id')
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a member at the end; a member already on the waitlist keeps their position. */
export async function insertWaiting(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('event_waitlist')
    .values({ event_id: eventId, member_id: memberId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['event_id', 'member_id']).doNothing())
    .execute();
}

/** Removes members from a waitlist; false if none of them was on it. */
export async function deleteWaiting(
  db: Kysely<Database>,
  eventId: string,
  memberIds: readonly string[],
): Promise<boolean> {
  const removed = await db
    .deleteFrom('event_waitlist')
    .where('event_id', '=', eventId)
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .returning('member_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Removes members who did not answer their offer in time, and returns their ids. */
export async function deleteExpired(trx: Transaction<Database>, eventId: string, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('event_waitlist')
    .where('event_id', '=', eventId)
    .where('offer_expires_at', '<=', now)
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Returns the offers of an event that end after a time. */
export async function findOffers(
  trx: Transaction<Database>,
  eventId: string,
  after: Date,
): Promise<{ member_id: string; offer_expires_at: Date }[]> {
  return await trx
    .selectFrom('event_waitlist')
    .select(['member_id', sql<Date>`offer_expires_at`.as('offer_expires_at')])
    .where('event_id', '=', eventId)
    .where('offer_expires_at', '>', after)
    .execute();
}

/** Holds a member's place until another time. */
export async function holdUntil(
  trx: Transaction<Database>,
  { eventId, memberId }: { eventId: string; memberId: string },
  until: Date,
): Promise<void> {
  await trx
    .updateTable('event_waitlist')
    .set({ offer_expires_at: until })
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Returns the members on a waitlist, with and without an offer. */
export async function memberIdsWaiting(trx: Transaction<Database>, eventId: string): Promise<string[]> {
  const rows = await trx.selectFrom('event_waitlist').select('member_id').where('event_id', '=', eventId).execute();
  return rows.map(({ member_id }) => member_id);
}

/** Empties a waitlist, and returns its members. */
export async function clearWaitlist(trx: Transaction<Database>, eventId: string): Promise<string[]> {
  const rows = await trx.deleteFrom('event_waitlist').where('event_id', '=', eventId).returning('member_id').execute();
  return rows.map(({ member_id }) => member_id);
}

/**
 * Offers a place to the first members without an offer whom the host can find. Without `until`, offers it to all without
 * a held place, even again. Returns their ids.
 */
export async function insertOffers(
  trx: Transaction<Database>,
  event: LockedEvent,
  { limit, until, now }: { limit: number | null; until: Date | null; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    update event_waitlist set offered_at = ${now}, offer_expires_at = ${until}
    where event_id = ${event.id} and member_id in (
      select member_id from event_waitlist
      where event_id = ${event.id} and offer_expires_at is null and (${until === null} or offered_at is null)
        and ${isListed(event.host_id, 'member_id')}
      order by seq limit ${limit}
    ) returning member_id`.execute(trx);
  return rows.map(({ member_id }) => member_id);
}

/** Makes a member a participant, with or without a pending request. The caller must have locked the event. */
export async function insertPlace(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('event_registrations')
    .values({ event_id: eventId, member_id: memberId, state: 'approved', requested_at: now, approved_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'member_id'])
        .doUpdateSet({ state: 'approved', approved_at: now, declined_at: null }),
    )
    .execute();
  await trx
    .updateTable('events')
    .set((eb) => ({ participants_count: eb('participants_count', '+', 1) }))
    .where('id', '=', eventId)
    .execute();
}

/** Returns upcoming events with an expired offer, or with a free place and members who wait for one. */
export async function findEventsWithOffersDue(db: Kysely<Database>, now: Date): Promise<string[]> {
  const firstComeFrom = new Date(now.getTime() + firstComeMs);
  const rows = await db
    .selectFrom('events')
    .select('events.id')
    .where('cancelled_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('end_time', '>', now)
    .where(sql<boolean>`events.id in (
      select event_id from event_waitlist where offered_at is null or offer_expires_at <= ${now}
    )`)
    .where(
      sql<boolean>`(exists (
        select from event_waitlist where event_id = events.id and offer_expires_at <= ${now}
      ) or (${freePlaces(now)} > 0 and (start_time > ${firstComeFrom} or exists (
        select from event_waitlist where event_id = events.id and offered_at is null
      ))))`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the members on a waitlist, in the order of joining. */
export async function findWaitingPeople(
  db: Kysely<Database>,
  eventId: string,
  { viewerId, rows, after, now }: PersonPage & { now: Date },
): Promise<PersonRow[]> {
  let query = db
    .selectFrom('event_waitlist')
    .innerJoin('members', 'members.id', 'event_waitlist.member_id')
    .select(['members.id', 'event_waitlist.seq', 'members.name', 'members.about', 'members.image_hash'])
    .select([sql<number>`0`.as('since'), 'joined_at as signed_up_at'])
    .select(sql<Date | null>`case when offer_expires_at > ${now} then offer_expires_at end`.as('offer_expires_at'))
    .where('event_id', '=', eventId)
    .where(isListed(viewerId, 'members.id'))
    .orderBy('event_waitlist.seq');
  if (after !== null) query = query.where('event_waitlist.seq', '>', after.seq);
  return await query.limit(rowCount(rows)).execute();
}
