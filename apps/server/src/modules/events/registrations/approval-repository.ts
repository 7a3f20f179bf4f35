import type { NotificationKind } from '@skill-exchange/api-client/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { EventRow } from '../event-columns.ts';
import { countPlaces } from './registration-repository.ts';

/** Takes new participants off the waitlist, and stores until when their host can undo the approval. */
export async function keepForUndo(
  trx: Transaction<Database>,
  eventId: string,
  memberIds: readonly string[],
  until: Date,
): Promise<void> {
  await sql`
    with removed as (
      delete from event_waitlist where event_id = ${eventId} and member_id = any(${memberIds}::uuid[]) returning *
    )
    update event_registrations set undo_until = ${until},
      waited = (select to_jsonb(removed) from removed where removed.member_id = event_registrations.member_id)
    where event_id = ${eventId} and member_id = any(${memberIds}::uuid[])`.execute(trx);
}

/** A date in which a member got a place. */
export interface ApprovedDate {
  id: string;
  approved_at: Date;
}

/**
 * Returns the dates that one approval of a member covers, in their order: this one, and those of its series that were approved
 * at the same time. Empty unless the approval can be undone at `now`.
 */
export async function findApprovedTogether(
  db: Kysely<Database>,
  { id, series }: EventRow,
  memberId: string,
  now: Date,
): Promise<ApprovedDate[]> {
  const { rows } = await sql<ApprovedDate>`
    select events.id, other.approved_at from event_registrations as own
    join event_registrations as other using (member_id, approved_at)
    join events on events.id = other.event_id and (events.id = ${id} or series_id = ${series?._id ?? null}::uuid)
    where own.event_id = ${id} and own.member_id = ${memberId} and own.state = 'approved' and own.undo_until > ${now}
      and other.state = 'approved' and other.undo_until > ${now}
    order by series_position`.execute(db);
  return rows;
}

/**
 * Turns a place into the request that it was, with its position on the waitlist. The caller must have locked the event.
 *
 * @returns false once the approval cannot be undone, and for participants who have checked in.
 */
export async function undoApproval(
  trx: Transaction<Database>,
  eventId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with approved as (
      select waited from event_registrations
      where event_id = ${eventId} and member_id = ${memberId} and state = 'approved' and undo_until > ${now} and came is null
      for update
    ), undone as (
      update event_registrations set state = 'pending', approved_at = null, undo_until = null, waited = null from approved
      where event_id = ${eventId} and member_id = ${memberId} returning event_id
    ), back as (
      insert into event_waitlist overriding system value
      select place.* from approved cross join jsonb_populate_record(null::event_waitlist, approved.waited) as place
      where approved.waited is not null
    ) select event_id from undone`.execute(trx);
  if (rows.length === 0) return false;
  await countPlaces(trx, eventId, -1);
  return true;
}

/** Notifications for participants, after which a member has heard of their place. */
const forParticipants = ['eventChanged', 'eventStarting', 'eventUpdate'] as const satisfies NotificationKind[];

/**
 * Deletes the unread notifications of an approval. Returns false, and deletes none, if the member has heard of their place: by
 * one that they have read or that was sent, or by a later one for participants.
 */
export async function deleteApprovals(
  trx: Transaction<Database>,
  memberId: string,
  dates: readonly ApprovedDate[],
): Promise<boolean> {
  const since = new Date(Math.min(...dates.map(({ approved_at }) => approved_at.getTime())));
  const ids = dates.map(({ id }) => id);
  const { rows } = await sql<{ is_known: boolean }>`
    with told as (
      select id, kind <> 'eventApproved' or read_at is not null or emailed_count > 0 as is_known from notifications
      where member_id = ${memberId} and (
        split_part(subject, ' ', 1) = any(${ids}::text[]) or kind <> 'eventApproved' and details -> 'eventIds' ?| ${ids}::text[]
      ) and (
        kind = 'eventApproved' or kind = any(${forParticipants}::text[])) and last_at >= ${since}
      for update
    ), gone as (
      delete from notifications where id in (select id from told) and not exists (select from told where is_known)
    ) select is_known from told`.execute(trx);
  return !rows.some(({ is_known }) => is_known);
}

/** Forgets until when approvals could be undone, once that is over. */
export async function forgetApprovals(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('event_registrations')
    .set({ undo_until: null, waited: null })
    .where('undo_until', '<=', now)
    .execute();
}
