import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { heldPlaces } from '../../db/free-places.ts';
import type { Database } from '../../db/schema.ts';
import type { EventTable } from '../../db/tables/events.ts';
import { type EventRow, eventRows, selectEvents } from './event-columns.ts';
import type { WrittenFields } from './event-fields.ts';
import type { EventTimes } from './event-times.ts';
import { ownReviewOf } from './reviews/review-repository.ts';

/** Returns an event by id, in any state; undefined without one. */
export async function findEvent(
  db: Kysely<Database>,
  id: string,
  viewerId: string | null,
): Promise<EventRow | undefined> {
  const one = selectEvents(db, viewerId).select(ownReviewOf(viewerId).as('own_review'));
  const rows = await one.where('events.id', '=', id).execute();
  return eventRows(rows, viewerId)[0];
}

/** A new event's row, whose times are read. */
export type NewEventRow = Insertable<EventTable> & EventTimes;

/**
 * Stores an event with its skills in their order, and returns its id. Uses two statements, so the
 * caller passes a transaction.
 */
export async function insertEvent(db: Kysely<Database>, event: NewEventRow, skillIds: string[]): Promise<string> {
  const { id } = await db.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow();
  await insertSkills(db, id, skillIds);
  return id;
}

async function insertSkills(db: Kysely<Database>, id: string, skillIds: readonly string[]): Promise<void> {
  const rows = skillIds.map((skillId, position) => ({ event_id: id, skill_id: skillId, position }));
  if (rows.length > 0) await db.insertInto('event_skills').values(rows).execute();
}

/** Replaces the skills of an event whose row the caller's transaction has locked. */
export async function replaceSkills(db: Kysely<Database>, id: string, skillIds: readonly string[]): Promise<void> {
  await db.deleteFrom('event_skills').where('event_id', '=', id).execute();
  await insertSkills(db, id, skillIds);
}

/** What a change writes. */
export type EventPatch = WrittenFields & EventTimes & { own_fields?: RawBuilder<string[]> };

/**
 * Changes an event that is upcoming at `now` and has no more taken and held places than the new size,
 * in one statement, so that a concurrent approval cannot exceed the size.
 *
 * @returns false when a condition fails.
 */
export async function updateUpcomingEvent(
  db: Kysely<Database>,
  id: string,
  patch: EventPatch,
  now: Date,
): Promise<boolean> {
  let query = db
    .updateTable('events')
    .set(patch)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now);
  if (patch.max_participants !== undefined) {
    query = query.where(sql<boolean>`participants_count + ${heldPlaces(now)} <= ${patch.max_participants}`);
  }
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/** Changes a canceled event. Its size stays at least the number of taken and held places. */
export async function updateCanceledEvent(
  trx: Kysely<Database>,
  id: string,
  patch: EventPatch,
  now: Date,
): Promise<void> {
  const size = patch.max_participants;
  const least = size !== undefined && {
    max_participants: sql<number>`greatest(participants_count + ${heldPlaces(now)}, ${size}::integer)`,
  };
  await trx
    .updateTable('events')
    .set({ ...patch, ...least })
    .where('id', '=', id)
    .execute();
}

/** Replaces the texts of an event that the caller's transaction has locked. */
export async function correctTexts(
  trx: Kysely<Database>,
  id: string,
  texts: Pick<EventPatch, 'title' | 'description' | 'language' | 'own_fields'>,
): Promise<void> {
  await trx.updateTable('events').set(texts).where('id', '=', id).execute();
}

/** Cancels an event that is upcoming at `now`; false when it is not. */
export async function cancelUpcomingEvent(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const cancelled = await db
    .updateTable('events')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now)
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}
