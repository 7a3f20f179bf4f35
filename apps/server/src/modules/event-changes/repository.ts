import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface EventPatch {
  day: string;
  start_time: Date;
  end_time: Date;
  link?: string;
  max_participants?: number;
}

/**
 * Changes an event that is upcoming at `now` and has no more participants than the new size, in one statement, so
 * that an approval at the same moment cannot slip in between.
 *
 * @returns false when it is not so.
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
    query = query.where('participants_count', '<=', patch.max_participants);
  }
  return (await query.returning('id').executeTakeFirst()) !== undefined;
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
