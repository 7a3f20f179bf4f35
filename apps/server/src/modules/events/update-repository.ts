import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

/** What a host wrote to all guests. */
export interface UpdateRow {
  id: string;
  seq: number;
  text: string;
  created_at: Date;
}

const columns = ['id', 'seq', 'text', 'created_at'] as const;

export async function insertUpdate(
  trx: Transaction<Database>,
  row: { event_id: string; text: string; to_waitlist: boolean; created_at: Date },
): Promise<UpdateRow> {
  return await trx.insertInto('event_updates').values(row).returning(columns).executeTakeFirstOrThrow();
}

/** Returns the updates of an event, newest first. */
export async function findUpdates(
  db: Kysely<Database>,
  eventId: string,
  { before, rows }: { before: number | null; rows: number },
): Promise<UpdateRow[]> {
  let query = db.selectFrom('event_updates').select(columns).where('event_id', '=', eventId).orderBy('seq', 'desc');
  if (before !== null) query = query.where('seq', '<', before);
  return await query.limit(rowCount(rows)).execute();
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
