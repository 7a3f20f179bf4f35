import type { AttendanceMarked } from '@skill-exchange/api-client/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isListed } from '../../users/listed.ts';

/**
 * Stores marks of participants whom the host can find, by their ids.
 *
 * @returns the number of members whose mark was stored.
 */
export async function saveMarks(
  trx: Transaction<Database>,
  eventId: string,
  hostId: string,
  cameOf: ReadonlyMap<string, boolean | null>,
): Promise<number> {
  // One writer of marks at a time: two that lock the rows of guests in different orders would wait for each other.
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().executeTakeFirst();
  const marks = JSON.stringify(Array.from(cameOf, ([id, came]) => ({ id, came })));
  const { rows } = await sql`
    update event_registrations set came = marks.came
    from json_to_recordset(${marks}::json) as marks (id uuid, came boolean)
    where event_id = ${eventId} and member_id = marks.id and state = 'approved' and ${isListed(hostId, 'member_id')}
    returning member_id`.execute(trx);
  return rows.length;
}

/** Returns the numbers of participants by their marks, of those whom the host can find. */
export async function countAttendance(
  db: Kysely<Database>,
  eventId: string,
  hostId: string,
): Promise<AttendanceMarked['attendance']> {
  const { rows } = await sql<AttendanceMarked['attendance']>`
    select count(*) filter (where came) as came, count(*) filter (where not came) as missed,
      count(*) filter (where came is null) as unmarked
    from event_registrations
    where event_id = ${eventId} and state = 'approved' and ${isListed(hostId, 'member_id')}`.execute(db);
  return rows[0] ?? { came: 0, missed: 0, unmarked: 0 };
}

/** Replaces the code for check-in; null closes check-in, also with the code before. */
export async function saveCode(db: Kysely<Database>, eventId: string, code: string | null, now: Date): Promise<void> {
  const earlier = code === null ? null : sql<string>`check_in_code`;
  await db
    .updateTable('events')
    .set({ check_in_code: code, earlier_check_in_code: earlier, check_in_code_replaced_at: now })
    .where('id', '=', eventId)
    .execute();
}

/** Marks a participant as come, unless a host has marked them as missed; false if they do not take part, or are marked so. */
export async function saveCheckIn(db: Kysely<Database>, eventId: string, memberId: string): Promise<boolean> {
  const saved = await db
    .updateTable('event_registrations')
    .set({ came: true })
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'approved')
    .where((eb) => eb.or([eb('came', 'is', null), eb('came', '=', true)]))
    .returning('event_id')
    .executeTakeFirst();
  return saved !== undefined;
}
