import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { countPlaces, lockUpcoming, type RegistrationState, removedMs } from './registration-repository.ts';

/**
 * Takes a participant's place away, in the caller's transaction. Who came before that can still review the event.
 *
 * @returns false when the event is not upcoming, or the member is not a participant.
 */
export async function markRemoved(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const event = await lockUpcoming(trx, eventId, now).executeTakeFirst();
  if (event === undefined) return false;
  const removed = await trx
    .updateTable('event_registrations')
    .set({
      state: 'removed',
      approved_at: null,
      undo_until: null,
      waited: null,
      removed_at: now,
      came: sql`case when came and start_time > ${now} then null else came end`,
    })
    .from('events')
    .whereRef('events.id', '=', 'event_id')
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'approved')
    .returning('event_id')
    .executeTakeFirst();
  if (removed === undefined) return false;
  await countPlaces(trx, eventId, -1);
  return true;
}

/** Returns whether the host removed a member so recently that they cannot ask to join. */
export async function isBarred(db: Kysely<Database>, eventId: string, memberId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('event_registrations')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'removed')
    .where('removed_at', '>', new Date(now.getTime() - removedMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the state of a member whom the host once removed from an event; null for everybody else. */
export async function findStateOfRemoved(
  db: Kysely<Database>,
  eventId: string,
  memberId: string,
): Promise<RegistrationState | null> {
  const row = await db
    .selectFrom('event_registrations')
    .select('state')
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row?.state ?? null;
}
