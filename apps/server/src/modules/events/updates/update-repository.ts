import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { rowCount } from '../../../paging.ts';
import { isListed } from '../../users/listed.ts';
import type { CohostRow } from '../cohosts/cohost-repository.ts';

/** What a host wrote to all guests. */
export interface UpdateRow {
  id: string;
  seq: number;
  text: string;
  created_at: Date;
  /** The co-host who wrote it; null for the host, or without one whom the viewer can find. */
  cohost: Pick<CohostRow, '_id' | 'name' | 'image_hash'> | null;
}

export async function insertUpdate(
  trx: Transaction<Database>,
  row: { event_id: string; text: string; to_waitlist: boolean; created_at: Date; member_id: string | null },
): Promise<{ id: string }> {
  return await trx.insertInto('event_updates').values(row).returning('id').executeTakeFirstOrThrow();
}

/** Returns an update, and the number of members who were notified of it. */
export async function findSent(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
): Promise<{ update: UpdateRow; sentTo: number }> {
  const { sent_to, ...update } = await selectUpdates(db, viewerId)
    .select(
      sql<number>`(
        select count(*)::int from notifications where kind = 'eventUpdate' and subject = event_updates.id::text
      )`.as('sent_to'),
    )
    .where('event_updates.id', '=', id)
    .executeTakeFirstOrThrow();
  return { update, sentTo: sent_to };
}

function selectUpdates(db: Kysely<Database>, viewerId: string) {
  return db
    .selectFrom('event_updates')
    .select(['event_updates.id', 'seq', 'text', 'event_updates.created_at'])
    .select(
      sql<UpdateRow['cohost']>`(
        select json_build_object('_id', id, 'name', name, 'image_hash', image_hash) from members
        where members.id = event_updates.member_id and ${isListed(viewerId, 'members.id')}
      )`.as('cohost'),
    );
}

/** Returns the updates of an event, newest first. */
export async function findUpdates(
  db: Kysely<Database>,
  eventId: string,
  {
    viewerId,
    before,
    rows,
    isOnlyToWaitlist,
  }: { viewerId: string; before: number | null; rows: number; isOnlyToWaitlist: boolean },
): Promise<UpdateRow[]> {
  let query = selectUpdates(db, viewerId).where('event_id', '=', eventId).orderBy('seq', 'desc');
  if (before !== null) query = query.where('seq', '<', before);
  if (isOnlyToWaitlist) query = query.where('to_waitlist', '=', true);
  return await query.limit(rowCount(rows)).execute();
}

/** Stores that a host thanks the guests of an event that is over; false if one has, or it is canceled. */
export async function markThanked(trx: Transaction<Database>, eventId: string, now: Date): Promise<boolean> {
  const thanked = await trx
    .updateTable('events')
    .set({ thanked_at: now })
    .where('id', '=', eventId)
    .where('thanked_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('end_time', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return thanked !== undefined;
}

/** Returns participants who came; if nobody is known to have come, all who are not marked as missed. */
export async function findThanked(trx: Transaction<Database>, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from event_registrations where event_id = ${eventId} and state = 'approved'
      and (came or came is null and not exists (
        select from event_registrations where event_id = ${eventId} and state = 'approved' and came
      ))`.execute(trx);
  return rows.map(({ member_id }) => member_id);
}

/** Returns the participants of an event and, by choice, the members on its waitlist. */
export async function findRecipients(
  trx: Transaction<Database>,
  eventId: string,
  toWaitlist: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from event_registrations where event_id = ${eventId} and state = 'approved'
    union select member_id from event_waitlist where event_id = ${eventId} and ${toWaitlist}`.execute(trx);
  return rows.map(({ member_id }) => member_id);
}
