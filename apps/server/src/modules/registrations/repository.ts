import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type EventRow, eventRows, inStatus, type StatusFilter, selectEvents } from '../events/repository.ts';

export type RegistrationState = 'pending' | 'approved';

/** Someone who asks to join or takes part, as the host sees them. */
export interface PersonRow {
  id: string;
  /** Since when, in milliseconds since 1970, and who joined the community first: what they are sorted by. */
  since: number;
  seq: number;
  name: string;
  about: string;
  image_hash: string | null;
}

/**
 * Stores a request to join, in one statement that holds the whole rule.
 *
 * The event is upcoming, another member's and has a free place, and the caller has not asked before.
 *
 * @returns The event's host; null when any part of the rule is against it, and nothing is stored then.
 */
export async function insertRequest(
  db: Kysely<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<{ hostId: string } | null> {
  const stored = await db
    .insertInto('event_registrations')
    .columns(['event_id', 'member_id', 'state', 'requested_at'])
    .expression((eb) =>
      eb
        .selectFrom('events')
        .select([
          'events.id',
          sql<string>`${memberId}::uuid`.as('member_id'),
          sql<'pending'>`'pending'`.as('state'),
          sql<Date>`${now.toISOString()}::timestamptz`.as('requested_at'),
        ])
        .where('events.id', '=', eventId)
        .where('host_id', '<>', memberId)
        .where('cancelled_at', 'is', null)
        .where('end_time', '>', now)
        .whereRef('participants_count', '<', 'max_participants'),
    )
    .onConflict((conflict) => conflict.columns(['event_id', 'member_id']).doNothing())
    .returning((eb) =>
      eb
        .selectFrom('events')
        .select('host_id')
        .whereRef('id', '=', 'event_registrations.event_id')
        .$asScalar()
        .$notNull()
        .as('hostId'),
    )
    .executeTakeFirst();
  return stored ?? null;
}

/** Ends a transaction without a trace. */
class Undone extends Error {}

/**
 * Turns a pending request into a place. The place is taken by one conditional statement, with the table's check on the
 * count behind it; callers for the same event queue at its row and each sees what the one before left. A request that
 * is no longer pending gives the place back with the transaction.
 *
 * @returns false when there is no upcoming event with a free place, or no such pending request.
 */
export async function approveRequest(
  db: Kysely<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  return await allOrNothing(db, async (trx) => {
    const place = await trx
      .updateTable('events')
      .set((eb) => ({ participants_count: eb('participants_count', '+', 1) }))
      .where('id', '=', eventId)
      .where('cancelled_at', 'is', null)
      .where('end_time', '>', now)
      .whereRef('participants_count', '<', 'max_participants')
      .returning('id')
      .executeTakeFirst();
    if (place === undefined) throw new Undone();
    const approved = await trx
      .updateTable('event_registrations')
      .set({ state: 'approved', approved_at: now })
      .where('event_id', '=', eventId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'pending')
      .returning('event_id')
      .executeTakeFirst();
    if (approved === undefined) throw new Undone();
  });
}

/**
 * Gives a participant's place back. The count goes down first, so that callers for the same event queue at its row as
 * approvals do.
 *
 * @returns false when there is no upcoming event, or the member is not in it.
 */
export async function deletePlace(
  db: Kysely<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  return await allOrNothing(db, async (trx) => {
    const event = await trx
      .updateTable('events')
      .set((eb) => ({ participants_count: eb('participants_count', '-', 1) }))
      .where('id', '=', eventId)
      .where('cancelled_at', 'is', null)
      .where('end_time', '>', now)
      .where('participants_count', '>', 0)
      .returning('id')
      .executeTakeFirst();
    if (event === undefined) throw new Undone();
    const left = await trx
      .deleteFrom('event_registrations')
      .where('event_id', '=', eventId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'approved')
      .returning('event_id')
      .executeTakeFirst();
    if (left === undefined) throw new Undone();
  });
}

/** False when the steps have thrown `Undone`. */
async function allOrNothing(db: Kysely<Database>, steps: (trx: Kysely<Database>) => Promise<void>): Promise<boolean> {
  try {
    await inTransaction(db, steps);
    return true;
  } catch (error) {
    if (error instanceof Undone) return false;
    throw error;
  }
}

/** Removes a pending request, so that the member may ask again; false when there is none. */
export async function deleteRequest(db: Kysely<Database>, eventId: string, memberId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .returning('member_id')
    .executeTakeFirst();
  return removed !== undefined;
}

export interface PersonPage {
  rows: number;
  after: Pick<PersonRow, 'since' | 'seq'> | null;
}

/** Those who ask to join, first come first, or those who are in, first approved first. */
export async function findPeople(
  db: Kysely<Database>,
  eventId: string,
  state: RegistrationState,
  { rows, after }: PersonPage,
): Promise<PersonRow[]> {
  const column = sql.ref(state === 'pending' ? 'requested_at' : 'approved_at');
  // Whole milliseconds, so that a cursor holds the key exactly.
  const since = sql<number>`floor(extract(epoch from ${column}) * 1000)::bigint`;
  let query = db
    .selectFrom('event_registrations')
    .innerJoin('members', 'members.id', 'event_registrations.member_id')
    .select(['members.id', 'members.seq', 'members.name', 'members.about', 'members.image_hash'])
    .select(since.as('since'))
    .where('event_id', '=', eventId)
    .where('state', '=', state)
    .orderBy(since)
    .orderBy('members.seq');
  if (after !== null) {
    query = query.where(sql<boolean>`(${since}, members.seq) > (${after.since}::bigint, ${after.seq}::bigint)`);
  }
  return await query.limit(rowCount(rows)).execute();
}

/** Events in one state that a member asks for or is in: what is to come soonest first, what is over latest first. */
export async function findEventsOfMember(
  db: Kysely<Database>,
  memberId: string,
  { states, ...filter }: StatusFilter & { states: readonly RegistrationState[] },
): Promise<EventRow[]> {
  const query = selectEvents(db, memberId)
    .innerJoin('event_registrations as places', 'places.event_id', 'events.id')
    .where('places.member_id', '=', memberId)
    .where('places.state', 'in', states);
  return eventRows(await inStatus(query, filter).execute(), memberId);
}
