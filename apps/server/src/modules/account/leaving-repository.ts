import { nameless } from '@skill-exchange/api-client/nameless';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { formerEvent } from '../../texts/name-of.ts';
import { forgetInvitedAddress } from '../joining/invited-repository.ts';
import { acceptedAgain } from '../mail/rejections.ts';

/** Marks a member as leaving; false if they already are. */
export async function markLeaving(trx: Transaction<Database>, memberId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ leaving_at: now })
    .where('id', '=', memberId)
    .where('leaving_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether anybody else is a member. */
export async function hasOtherMembers(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const other = await db
    .selectFrom('members')
    .select('id')
    .where('id', '!=', memberId)
    .where('leaving_at', 'is', null)
    .where('erased_at', 'is', null)
    .limit(sql.lit(1))
    .executeTakeFirst();
  return other !== undefined;
}

/** Returns a batch of members who requested deletion before this instant and are not erased yet. */
export async function findLeft(db: Kysely<Database>, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('leaving_at', '<=', before)
    .where('erased_at', 'is', null)
    .orderBy('leaving_at')
    .limit(sql.lit(100))
    .execute();
  return rows.map(({ id }) => id);
}

/** Tables that are erased with an account: everything except texts of messages, reviews, their sessions, and reports. */
const ownTables = [
  'auth_sessions',
  'member_skills',
  'event_registrations',
  'event_waitlist',
  'event_hosts',
  'event_updates',
  'event_drafts',
  'notifications',
  'notification_settings',
  'notification_choices',
  'email_tokens',
  'email_requests',
  'idempotency_keys',
  'conversation_reads',
  'passkeys',
  'webauthn_challenges',
  'totp',
  'exports',
  'calendar_feeds',
  'availability',
  'match_states',
  'ring_declines',
  'match_alerts',
  'match_alert_times',
  'saved_searches',
  'followed_skills',
  'saved_search_found',
  'skill_merge_doubles',
  'message_attachments',
  'text_acceptances',
  'joinings',
  'dismissed_banners',
] as const;

/**
 * Erases a member who requested it before this instant, unless they came back.
 *
 * @returns Pictures that may now be unused; null for a member who came back.
 */
export async function eraseMember(
  trx: Transaction<Database>,
  memberId: string,
  { before, now }: { before: Date; now: Date },
): Promise<string[] | null> {
  const account = await trx
    .selectFrom('members')
    .select(['email', 'email_key', 'image_hash'])
    .where('id', '=', memberId)
    .where('leaving_at', '<=', before)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return null;
  // Before the notifications that the jobs refer to.
  await forgetJobs(trx, memberId, account);
  await forgetWordsOfNotices(trx, memberId);
  // Before `joinings`, which has the link.
  await forgetInvitedAddress(trx, memberId, account.email_key);
  for (const table of ownTables) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  await trx.deleteFrom('attendance').where('by_member', '=', memberId).execute();
  const events = await trx.deleteFrom('events').where('host_id', '=', memberId).returning('image_hash').execute();
  await leaveSeries(trx, memberId);
  await trx.deleteFrom('series').where('host_id', '=', memberId).execute();
  await trx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', memberId), eb('blocked_id', '=', memberId)]))
    .execute();
  await forgetInvitations(trx, memberId, now);
  await trx.updateTable('announcements').set({ written_by: null }).where('written_by', '=', memberId).execute();
  const forgotten = await forgetReported(trx, memberId);
  await trx.deleteFrom('session_offers').where('by_member', '=', memberId).execute();
  await trx.updateTable('sessions').set({ end_reason: null }).where('cancelled_by', '=', memberId).execute();
  // They left them when they asked; what nobody took over is over.
  await sql`delete from rings where id in (select ring_id from ring_seats where member_id = ${memberId}::uuid)`.execute(
    trx,
  );
  // Sessions stay for their reviews: nobody meets there any more.
  await trx
    .updateTable('sessions')
    .set({ link: '' })
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .execute();
  await trx
    .updateTable('messages')
    .set({ idempotency_key: null })
    .where('sender_id', '=', memberId)
    .where('idempotency_key', 'is not', null)
    .execute();
  // A message of files alone is as if it were deleted.
  await sql`
    update messages set attachments = null, deleted_at = case when text = '' then ${now} else deleted_at end
    where sender_id = ${memberId} and attachments is not null`.execute(trx);
  await trx.updateTable('reports').set({ reason: '' }).where('reporter_id', '=', memberId).execute();
  // Nobody reads the decision about an open appeal any more, so no moderator is asked for one.
  const isAppealed = sql`action_id in (select id from actions where member_id = ${memberId})`;
  await sql`delete from appeals where decided_at is null and ${isAppealed}`.execute(trx);
  await sql`update appeals set text = '' where ${isAppealed}`.execute(trx);
  await trx
    .updateTable('members')
    .set({
      name: nameless.former,
      username: `former-${memberId}`,
      email: '',
      // A key that no typed address can have.
      email_key: `erased ${memberId}`,
      email_verified_at: null,
      browser_time_zone: null,
      site_language: null,
      languages: [],
      seen_on: null,
      seen_previously: null,
      seen_before: null,
      returned_at: null,
      news_mailed_on: null,
      hides_activity: false,
      hides_time_zone: false,
      members_only: false,
      is_operator: false,
      away_until: null,
      shares_receipts: true,
      ...acceptedAgain,
      password_hash: '',
      about: '',
      image_hash: null,
      erased_at: now,
    })
    .where('id', '=', memberId)
    .execute();
  return [account, ...events, ...forgotten].flatMap(({ image_hash }) => image_hash ?? []);
}

/** Ends a member's links, and removes their name from those who joined by them or whom they let in. */
async function forgetInvitations(trx: Transaction<Database>, memberId: string, now: Date): Promise<void> {
  await trx.updateTable('join_requests').set({ decided_by: null }).where('decided_by', '=', memberId).execute();
  await trx.updateTable('joinings').set({ invited_by: null }).where('invited_by', '=', memberId).execute();
  await sql`
    update invitations set made_by = null, label = '', revoked_at = coalesce(revoked_at, ${now})
    where made_by = ${memberId}::uuid`.execute(trx);
}

/** Leaves series to members who now host dates of them. */
async function leaveSeries(trx: Transaction<Database>, memberId: string): Promise<void> {
  await sql`
    update series set host_id = next.host_id
    from (
      select distinct on (series_id) series_id, host_id from events
      where series_id = any(array(select id from series where host_id = ${memberId}))
      order by series_id, series_position desc
    ) as next
    where next.series_id = series.id`.execute(trx);
}

/** Removes jobs about a member; errors of failed ones may contain their address. */
async function forgetJobs(
  trx: Transaction<Database>,
  memberId: string,
  { email, email_key }: { email: string; email_key: string },
): Promise<void> {
  await sql`
    delete from jobs.job
    where data ->> 'memberId' = ${memberId}
      or lower(data ->> 'email') in (${email}, ${email_key})
      or data ->> 'requestId' in (select id::text from email_requests where member_id = ${memberId})
      or data ->> 'notificationId' in (select id::text from notifications where member_id = ${memberId})`.execute(trx);
}

/** Removes a member's event titles and reasons from the notifications of others. */
async function forgetWordsOfNotices(trx: Transaction<Database>, memberId: string): Promise<void> {
  await sql`
    update notifications
    set details = details - '{titleWas,changes}'::text[] || jsonb_build_object('title', ${formerEvent}::text)
    where details ? 'title'
      and details ->> 'eventId' = any(array(select id::text from events where host_id = ${memberId}))`.execute(trx);
  // Also about events that others now host, or that they co-hosted.
  await sql`
    update notifications set details = details - 'reason'
    where details ? 'reason' and actors @> array[${memberId}::uuid]`.execute(trx);
}

/** Removes moderators' copies of a member's content, with pictures. The decisions stay. */
async function forgetReported(trx: Transaction<Database>, memberId: string): Promise<{ image_hash: string | null }[]> {
  const kept = await sql<{ image_hash: string }>`
    select image_hash from reports where image_hash is not null
      and case_id in (select id from cases where member_id = ${memberId}::uuid)
    union select image_hash from actions where image_hash is not null and member_id = ${memberId}::uuid`.execute(trx);
  await sql`
    update reports set content = '{}', image_hash = null
    where case_id in (select id from cases where member_id = ${memberId}::uuid)`.execute(trx);
  await sql`
    update cases set opening_content = '{}'
    where member_id = ${memberId}::uuid and opening_content is not null`.execute(trx);
  await trx.updateTable('actions').set({ image_hash: null }).where('member_id', '=', memberId).execute();
  return kept.rows;
}
