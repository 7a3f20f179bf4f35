import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isKept, keptState } from '../registrations/kept-registration.ts';

/** Events settled in one run; the next one follows a minute later. */
const mostSettled = 200;

/** An event that has ended with something that nobody can answer any more. */
export interface EndedEvent {
  id: string;
  host_id: string;
  title: string;
  start_time: Date;
  /** It is not canceled and not hidden, and ended so recently that its members are notified. */
  is_told: boolean;
}

/** Returns ended events with pending requests, a waitlist, or pending invitations to co-host or to host. */
export async function findEndedUnsettled(
  db: Kysely<Database>,
  { now, toldSince }: { now: Date; toldSince: Date },
): Promise<EndedEvent[]> {
  const { rows } = await sql<EndedEvent>`
    select id, host_id, title, start_time, hidden_at is null and end_time > ${toldSince} as is_told from events
    where cancelled_at is null and end_time <= ${now} and id in (
      select event_id from event_registrations where state = 'pending'
      union all select event_id from event_waitlist
      union all select event_id from event_hosts where state = 'invited' or offered_at is not null
    ) order by end_time, id limit ${mostSettled}`.execute(db);
  return rows;
}

/** Locks an event that has ended; undefined if it was moved or canceled meanwhile. */
export function lockEnded(trx: Transaction<Database>, eventId: string, now: Date) {
  return trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where('cancelled_at', 'is', null)
    .where('end_time', '<=', now)
    .forNoKeyUpdate();
}

/** Ends an event's pending requests, and returns their members. What hosts decided about a guest stays. */
export async function endRequests(trx: Transaction<Database>, eventId: string): Promise<string[]> {
  const isPending = sql`event_id = ${eventId} and state = 'pending'`;
  const { rows } = await sql<{ member_id: string }>`
    with kept as (
      update event_registrations set ${keptState} where ${isPending} and ${isKept} returning member_id
    ), deleted as (
      delete from event_registrations where ${isPending} and not ${isKept} returning member_id
    ) select member_id from kept union all select member_id from deleted`.execute(trx);
  return rows.map(({ member_id }) => member_id);
}

/** Deletes an event's pending invitations to co-host, and returns their members. */
export async function deleteInvitations(trx: Transaction<Database>, eventId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('event_hosts')
    .where('event_id', '=', eventId)
    .where('state', '=', 'invited')
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
