import type { Digest } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NotificationDetails } from '../../db/tables/notifications.ts';
import type { Settings } from '../../env.ts';
import { isSuspended } from '../auth/active-actions.ts';
import { ownZone } from '../community/own-zone.ts';
import { type NotificationRow, selectNotifications } from '../notifications/repository.ts';

/** A notification with its recipient. */
export interface DueRow extends NotificationRow {
  email: string;
  name: string;
  email_verified_at: Date | null;
  mail_rejections: number;
  mail_stopped_at: Date | null;
}

/** Maximum notifications in one digest. */
export const maxInDigest = 20;

/** Number of members per batch. */
const membersAtOnce = 500;

const selectDue = (db: Kysely<Database>) =>
  selectNotifications(db)
    .innerJoin('members as reader', 'reader.id', 'notifications.member_id')
    .select(['reader.email', 'reader.name', 'reader.email_verified_at'])
    .select(['reader.mail_rejections', 'reader.mail_stopped_at'])
    // Nothing is sent to a leaving member, since a log-in through an email would cancel the deletion.
    .where('reader.leaving_at', 'is', null);

/** Returns a notification to be sent; undefined when it is gone or its member is leaving. */
export async function findDue(
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<(DueRow & { is_suspended: boolean }) | undefined> {
  return await selectDue(db)
    .select(isSuspended('reader.id', now).as('is_suspended'))
    .where('notifications.id', '=', id)
    .executeTakeFirst();
}

/** Returns the host of an event. */
export async function findHostId(db: Kysely<Database>, eventId: string): Promise<string | undefined> {
  const row = await db.selectFrom('events').select('host_id').where('id', '=', eventId).executeTakeFirst();
  return row?.host_id;
}

/** Returns the dates of a series that a notification is about, in their order; none for one about a single event. */
export async function findDates(
  db: Kysely<Database>,
  { eventIds = [] }: NotificationDetails,
): Promise<{ id: string; start_time: Date }[]> {
  if (eventIds.length < 2) return [];
  return await db
    .selectFrom('events')
    .select(['id', 'start_time'])
    .where('id', 'in', eventIds)
    .orderBy('start_time')
    .execute();
}

/** Returns a member's unread notifications that no email has covered, latest first. */
export async function findUnsent(db: Kysely<Database>, memberId: string, limit = maxInDigest): Promise<DueRow[]> {
  return await selectDue(db)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('emailed_count', '=', 0)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
}

/** Returns notifications since then that are unread and that no email has covered. */
export async function findUnsentIds(db: Kysely<Database>, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('read_at', 'is', null)
    .where('emailed_count', '=', 0)
    .where('last_at', '>', since)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks notifications as emailed, with the count that each had then. */
export async function markEmailed(db: Kysely<Database>, rows: readonly NotificationRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const counts = rows.map(({ count }) => count);
  await sql`
    update notifications set emailed_count = greatest(emailed_count, sent.count)
    from unnest(${ids}::bigint[], ${counts}::int[]) as sent (id, count)
    where notifications.id = sent.id`.execute(db);
}

/** Marks all as emailed after a digest, which lists the first ones and the number of the rest. */
export async function markAllEmailed(
  db: Kysely<Database>,
  memberId: string,
  [last]: readonly NotificationRow[],
): Promise<void> {
  if (last === undefined) return;
  await db
    .updateTable('notifications')
    .set((eb) => ({ emailed_count: eb.ref('count') }))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('emailed_count', '=', 0)
    .where('last_at', '<=', last.last_at)
    .execute();
}

export interface DigestMember {
  member_id: string;
  digest: Digest;
  time_zone: string;
  /** Time of the oldest unsent notification. */
  waits_since: Date;
}

/**
 * Returns members with a due digest, in the order of their ids. Excludes leaving and suspended
 * members, and those without a working address.
 */
export async function findMembersWithUnsent(
  { db, settings }: { db: Kysely<Database>; settings: Pick<Settings, 'verifyEmail'> },
  after: string | null,
  now: Date,
): Promise<DigestMember[]> {
  const { rows } = await sql<DigestMember>`
    select waiting.member_id, waits_since, coalesce(digest, 'weekly') as digest,
      coalesce(settings.time_zone, availability.time_zone, browser_time_zone, ${ownZone}) as time_zone
    from (
      select member_id, browser_time_zone, min(first_at) as waits_since
      from notifications join members on members.id = member_id
      where read_at is null and emailed_count = 0 and (${after}::uuid is null or member_id > ${after}::uuid)
        and leaving_at is null and not ${isSuspended('members.id', now)}
        and mail_stopped_at is null and (email_verified_at is not null or ${settings.verifyEmail === 'off'})
      group by member_id, browser_time_zone order by member_id limit ${sql.lit(membersAtOnce)}
    ) as waiting
    left join notification_settings as settings on settings.member_id = waiting.member_id
    left join availability on availability.member_id = waiting.member_id
    order by waiting.member_id`.execute(db);
  return rows;
}
