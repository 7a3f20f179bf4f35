import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isOnOrRestorable } from '../changes/restore-repository.ts';
import { isKept, keptState } from './kept-registration.ts';

/** Marks a pending request as declined; false without one. */
export async function markDeclined(
  db: Kysely<Database>,
  eventId: string,
  { memberId, reason }: { memberId: string; reason: string | null },
  now: Date,
): Promise<boolean> {
  const declined = await db
    .updateTable('event_registrations')
    .set({ state: 'declined', declined_at: now, decline_reason: reason })
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .returning('member_id')
    .executeTakeFirst();
  return declined !== undefined;
}

/** Marks a declined request as pending; false without one, or if the member hosts the event. The event is locked. */
export async function markPending(db: Kysely<Database>, eventId: string, memberId: string): Promise<boolean> {
  const pending = await db
    .updateTable('event_registrations')
    .set({ state: 'pending', declined_at: null, decline_reason: null })
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'declined')
    .where(
      sql<boolean>`not exists (
        select from event_hosts where event_id = ${eventId} and member_id = ${memberId} and state = 'accepted'
      )`,
    )
    .returning('member_id')
    .executeTakeFirst();
  return pending !== undefined;
}

/** A declined request whose member is to be notified. */
export interface DeclinedRow {
  id: string;
  series_id: string | null;
  member_id: string;
  host_id: string;
  title: string;
  start_time: Date;
  reason: string | null;
}

/**
 * Deletes requests that were declined until `before`, except what hosts decided about a guest earlier. Returns those of events
 * that were not canceled since, without those of members who host the event by now; those of events that can be restored stay.
 */
export async function deleteDeclined(db: Kysely<Database>, before: Date): Promise<DeclinedRow[]> {
  const isDue = sql`events.id = event_id and state = 'declined' and declined_at <= ${before}
    and (cancelled_at is null or not ${isOnOrRestorable(before)})`;
  const facts = sql`events.id, series_id, member_id, host_id, title, start_time, decline_reason as reason,
    cancelled_at is null and hidden_at is null and host_id <> member_id and not exists (
      select from event_hosts as hosts
      where hosts.event_id = events.id and hosts.member_id = event_registrations.member_id and hosts.state = 'accepted'
    ) as is_told`;
  const { rows } = await sql<DeclinedRow & { is_told: boolean }>`
    with marked as (
      update event_registrations set ${keptState} from events
      where ${isDue} and ${isKept} returning ${facts}
    ), deleted as (
      delete from event_registrations using events where ${isDue} and not ${isKept} returning ${facts}
    ) select * from marked union all select * from deleted`.execute(db);
  return rows
    .filter(({ is_told }) => is_told)
    .sort((one, other) => one.start_time.getTime() - other.start_time.getTime());
}

/** Groups dates of a series that were declined to one member with one reason. */
export function groupByRequest(declined: readonly DeclinedRow[]): [DeclinedRow, ...DeclinedRow[]][] {
  const groups = new Map<string, [DeclinedRow, ...DeclinedRow[]]>();
  for (const row of declined) {
    const key = JSON.stringify([row.series_id ?? row.id, row.member_id, row.reason]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}
