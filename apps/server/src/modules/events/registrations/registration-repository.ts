import { type Kysely, sql, type Transaction } from 'kysely';
import { freePlaces } from '../../../db/free-places.ts';
import type { Database } from '../../../db/schema.ts';
import { isListed } from '../../users/listed.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';
import { firstComeMs } from '../waitlist/offer-times.ts';
import { endRegistration } from './kept-registration.ts';
import { hasOpenSignUps } from './sign-ups.ts';

/**
 * A declined request is deleted once its member is notified. A removed guest's row stays, so that they ask again a day later
 * at the earliest, and so does that of a guest who has left after a host marked them as missed.
 */
export type RegistrationState = 'pending' | 'approved' | 'declined' | 'removed' | 'left';

/** Removed guests can ask again after this time. */
export const removedMs = 24 * 60 * 60 * 1000;

/** The facts for the notification of a request. */
export interface AskedEvent {
  hostId: string;
  title: string;
  startsAt: Date;
  /** Null for an event that does not repeat. */
  seriesId: string | null;
  /** The request is approved at once if a place is free. */
  needsNoDecision: boolean;
}

/**
 * Stores a request to join. One statement checks all conditions: the event is upcoming with open sign-ups, and has a
 * free place for which nobody waits, the caller can find its host, is no host, has no pending request or place, and was
 * not removed within a day.
 *
 * @returns the event; null if a condition fails, and then nothing is stored
 */
export async function insertRequest(
  db: Kysely<Database>,
  eventId: string,
  { memberId, message }: { memberId: string; message: string | null },
  now: Date,
): Promise<AskedEvent | null> {
  const stored = await db
    .with('open', (eb) =>
      eb
        .selectFrom('events')
        .select(['id', 'host_id', 'title', 'start_time', 'series_id', 'auto_approve'])
        .where('id', '=', eventId)
        .where((where) => where.not(managesEvent(memberId)))
        .where(isListed(memberId, 'host_id'))
        .where('cancelled_at', 'is', null)
        .where('hidden_at', 'is', null)
        .where('end_time', '>', now)
        .where(hasOpenSignUps(now))
        .where(sql<boolean>`${freePlaces(now)} > 0`)
        .where(
          sql<boolean>`(start_time <= ${new Date(now.getTime() + firstComeMs)} or not exists (
            select from event_waitlist where event_id = events.id and offered_at is null
          ))`,
        ),
    )
    .with('asked', (eb) =>
      eb
        .insertInto('event_registrations')
        .columns(['event_id', 'member_id', 'state', 'requested_at', 'message'])
        .expression((inner) =>
          inner
            .selectFrom('open')
            .select([
              'open.id',
              sql<string>`${memberId}::uuid`.as('member_id'),
              sql<'pending'>`'pending'`.as('state'),
              sql<Date>`${now.toISOString()}::timestamptz`.as('requested_at'),
              sql<string | null>`${message}::text`.as('message'),
            ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['event_id', 'member_id'])
            .doUpdateSet({
              state: 'pending',
              requested_at: now,
              message,
              declined_at: null,
              decline_reason: null,
            })
            .where((registered) =>
              registered.or([
                registered('event_registrations.state', 'in', ['declined', 'left']),
                registered.and([
                  registered('event_registrations.state', '=', 'removed'),
                  registered('event_registrations.removed_at', '<=', new Date(now.getTime() - removedMs)),
                ]),
              ]),
            ),
        )
        .returning(['event_id', 'removed_at']),
    )
    .selectFrom('open')
    .innerJoin('asked', 'asked.event_id', 'open.id')
    .select(['host_id as hostId', 'title', 'start_time as startsAt', 'series_id as seriesId'])
    // The host decides about guests whom they once removed.
    .select(sql<boolean>`auto_approve and removed_at is null`.as('needsNoDecision'))
    .executeTakeFirst();
  return stored ?? null;
}

/**
 * Turns a pending request into a place, in the caller's transaction. Concurrent callers wait for the
 * lock on the event's row, and each sees the result of the previous one.
 *
 * @returns false when there is no upcoming event with a free place, or no such pending request.
 */
export async function approveRequest(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const event = await lockUpcoming(trx, eventId, now).executeTakeFirst();
  // Read once the row is locked, since the other rows may have changed while waiting for it.
  return event !== undefined && (await approveLocked(trx, eventId, memberId, now));
}

/** The same of an event that the caller has locked. */
export async function approveLocked(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  if (!(await hasFreePlace(trx, eventId, memberId, now))) return false;
  const approved = await trx
    .updateTable('event_registrations')
    .set({ state: 'approved', approved_at: now })
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .returning('event_id')
    .executeTakeFirst();
  if (approved === undefined) return false;
  await countPlaces(trx, eventId, 1);
  return true;
}

/**
 * Releases a participant's place, in the caller's transaction.
 *
 * @returns false when the event is not upcoming, or the member is not a participant.
 */
export async function deletePlace(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const event = await lockUpcoming(trx, eventId, now).executeTakeFirst();
  if (event === undefined) return false;
  if (!(await endRegistration(trx, { eventId, memberId, state: 'approved' }))) return false;
  await countPlaces(trx, eventId, -1);
  return true;
}

async function hasFreePlace(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('events')
    .select(freePlaces(now, memberId).as('free'))
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return row.free > 0;
}

/** Locks the row of an event that has not ended, and with it its places. */
export function lockUpcoming(trx: Transaction<Database>, eventId: string, now: Date) {
  return trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now)
    .forNoKeyUpdate();
}

/** Changes the number of participants; the caller must have locked the event. */
export async function countPlaces(trx: Transaction<Database>, eventId: string, change: number): Promise<void> {
  await trx
    .updateTable('events')
    .set((eb) => ({ participants_count: eb('participants_count', '+', change) }))
    .where('id', '=', eventId)
    .execute();
}

/** Returns the registrations of an event in the given states. */
export async function memberIdsOf(
  db: Kysely<Database>,
  eventId: string,
  states: readonly RegistrationState[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('event_registrations')
    .select('member_id')
    .where('event_id', '=', eventId)
    .where('state', 'in', states)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Returns an event's participants who got their place after a time. */
export async function memberIdsApprovedSince(db: Kysely<Database>, eventId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('event_registrations')
    .select('member_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'approved')
    .where('approved_at', '>', since)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
