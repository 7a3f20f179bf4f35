import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AvailabilityTable } from '../../db/tables/availability.ts';
import type { Interval } from '../../zones.ts';

/** A member's stored availability. */
export type AvailabilityRow = Omit<AvailabilityTable, 'weekly' | 'days_off'> & {
  weekly: AvailabilityTable['weekly']['__select__'];
  days_off: string[];
};

/** Returns the hours of these members; members without hours are missing. */
export async function findAvailability(db: Kysely<Database>, memberIds: readonly string[]): Promise<AvailabilityRow[]> {
  return await db.selectFrom('availability').selectAll().where('member_id', 'in', memberIds).execute();
}

/** Stores a member's hours and replaces earlier ones. */
export async function saveAvailability(db: Kysely<Database>, { member_id, ...row }: AvailabilityRow): Promise<void> {
  const values = { ...row, weekly: JSON.stringify(row.weekly), days_off: JSON.stringify(row.days_off) };
  await db
    .insertInto('availability')
    .values({ member_id, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** A period during which a member is busy. */
export interface Commitment {
  member_id: string;
  starts_at: Date;
  ends_at: Date;
  is_session: boolean;
}

/**
 * Returns the sessions that these members have agreed to, and the events that they host or attend, in
 * a period. Excludes the session `without`, unless null.
 */
export async function findCommitments(
  db: Kysely<Database>,
  memberIds: readonly string[],
  { start, end }: Interval,
  without: string | null,
): Promise<Commitment[]> {
  const [from, to] = [new Date(start), new Date(end)];
  const isEventThen = sql`cancelled_at is null and hidden_at is null and start_time < ${to} and end_time > ${from}`;
  const { rows } = await sql<Commitment>`
    select member_id, lower(during) as starts_at, upper(during) as ends_at, true as is_session
    from busy where member_id = any(${memberIds}::uuid[]) and during && tstzrange(${from}, ${to})
      and session_id is distinct from ${without}::uuid
    union all
    select host_id, start_time, end_time, false from events
    where host_id = any(${memberIds}::uuid[]) and ${isEventThen}
    union all
    select member_id, start_time, end_time, false from event_hosts join events on events.id = event_id
    where member_id = any(${memberIds}::uuid[]) and state = 'accepted' and ${isEventThen}
    union all
    select member_id, start_time, end_time, false from event_registrations join events on events.id = event_id
    where member_id = any(${memberIds}::uuid[]) and state = 'approved' and ${isEventThen}`.execute(db);
  return rows;
}
