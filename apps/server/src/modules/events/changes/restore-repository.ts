import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isRestorable } from '../status.ts';
import { resumeOffers } from '../waitlist/offer-places.ts';

/** Creates a condition on `events`: not canceled, or canceled so recently that it can be restored. */
export function isOnOrRestorable(now: Date) {
  return sql<boolean>`(cancelled_at is null or ${isRestorable(now)})`;
}

/** A canceled event that can be restored. */
export interface RestorableRow {
  id: string;
  title: string;
  start_time: Date;
  cancelled_at: Date;
  hidden_at: Date | null;
}

/** Locks and returns the restorable ones of these events of one host, in the order of their series. */
export async function lockRestorable(
  trx: Transaction<Database>,
  { eventId, hostId, series }: { eventId: string; hostId: string; series: { id: string; from: number } | null },
  now: Date,
): Promise<RestorableRow[]> {
  const query = trx
    .selectFrom('events')
    .select(['id', 'title', 'start_time', 'hidden_at', sql<Date>`cancelled_at`.as('cancelled_at')])
    .where(isRestorable(now))
    .where('start_time', '>', now)
    .where('host_id', '=', hostId)
    .orderBy('series_position')
    .forNoKeyUpdate();
  return await (series === null
    ? query.where('id', '=', eventId)
    : query.where('series_id', '=', series.id).where('series_position', '>=', series.from)
  ).execute();
}

/** Makes a locked event upcoming again. Offers of its waitlist last as long as they would have without the cancellation. */
export async function restoreEventRow(
  trx: Transaction<Database>,
  { id, cancelled_at: canceledAt, start_time: startsAt }: RestorableRow,
  now: Date,
): Promise<void> {
  await trx.updateTable('events').set({ cancelled_at: null }).where('id', '=', id).execute();
  await resumeOffers(trx, { eventId: id, startsAt, since: canceledAt }, now);
}

/** Deletes the waitlists of canceled events that can no longer be restored. */
export async function deleteCanceledWaitlists(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from event_waitlist using events
    where events.id = event_id and not ${isOnOrRestorable(now)}`.execute(db);
}
