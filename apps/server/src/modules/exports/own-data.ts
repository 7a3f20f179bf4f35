import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { selectedExtras } from '../events/event-fields.ts';
import { findOwnSkills } from '../skills/member-lists.ts';

// The contents of a copy of a member's data. It contains others' names where the member sees them.

/** The pause between two batches of messages, in milliseconds. */
const pauseMs = 10;

/** Messages per batch. */
const messagesAtOnce = 100;

export async function readProfile(db: Kysely<Database>, memberId: string) {
  const { image_hash, ...profile } = await db
    .selectFrom('members')
    .select(['name', 'username', 'email', 'about', 'created_at as joined', 'email_verified_at as emailConfirmed'])
    .select(['browser_time_zone as browserTimeZone', 'mail_stopped_at as emailsStopped'])
    .select(['mail_refused_at as emailRefused', 'mail_refusal as emailRefusal'])
    .select(['languages', 'seen_on as lastSeen', 'seen_previously as visitBefore'])
    .select(['seen_before as lastSeenBefore', 'returned_at as returned'])
    .select(['news_mailed_on as newsEmailed', 'site_language as siteLanguage'])
    .select([
      'hides_activity as hidesActivity',
      'hides_time_zone as hidesTimeZone',
      'members_only as membersOnly',
      'away_until as awayUntil',
      'shares_receipts as sharesReceipts',
      'image_hash',
    ])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const skills = await findOwnSkills(db, memberId);
  const namesOf = (kind: string) => skills.filter((skill) => skill.kind === kind).map(({ name }) => name);
  const levels = skills.flatMap(({ kind, name, level }) => (level === null ? [] : [{ kind, skill: name, level }]));
  return { ...profile, teaches: namesOf('offered'), wants: namesOf('requested'), levels, image_hash };
}

const eventColumns = [
  'events.id',
  'title',
  'description',
  'start_time as starts',
  'end_time as ends',
  'cancelled_at as canceled',
  ...selectedExtras,
] as const;

export async function readEvents(db: Kysely<Database>, memberId: string) {
  const hosted = await db
    .selectFrom('events')
    .leftJoin('series', 'series.id', 'series_id')
    .select([...eventColumns, 'link', 'max_participants as places', 'image_hash'])
    .select(['has_waitlist as hasWaitlist', 'auto_approve as approvesAutomatically'])
    .select(['signups_close_minutes as signUpsCloseMinutes', 'signups_closed as signUpsClosed'])
    .select(['recording', 'slides', 'thanked_at as thanked'])
    .select(['rrule as repeats', 'time_zone as repeatsIn'])
    .where('events.host_id', '=', memberId)
    .orderBy('start_time')
    .orderBy('events.id')
    .execute();
  const updates = await db
    .selectFrom('event_updates')
    .innerJoin('events', 'events.id', 'event_id')
    .select(['event_id as event', 'text', 'event_updates.created_at as at'])
    .where((eb) =>
      eb.or([
        eb('event_updates.member_id', '=', memberId),
        eb.and([eb('host_id', '=', memberId), eb('event_updates.member_id', 'is', null)]),
      ]),
    )
    .orderBy('event_updates.seq')
    .execute();
  const joined = await db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_id')
    .innerJoin('members as hosts', 'hosts.id', 'host_id')
    .select([
      ...eventColumns,
      'hosts.name as host',
      'state',
      'requested_at as asked',
      'message',
      'approved_at as approved',
      'removed_at as removed',
      'came',
    ])
    // Members are notified of a decline a minute later.
    .where('state', '<>', 'declined')
    .where('member_id', '=', memberId)
    .orderBy('start_time')
    .orderBy('events.id')
    .execute();
  const waitingFor = await db
    .selectFrom('event_waitlist')
    .innerJoin('events', 'events.id', 'event_id')
    .innerJoin('members as hosts', 'hosts.id', 'host_id')
    .select([...eventColumns, 'hosts.name as host', 'joined_at as joined', 'offer_expires_at as offeredUntil'])
    .where('member_id', '=', memberId)
    .orderBy('start_time')
    .orderBy('events.id')
    .execute();
  const cohosted = await db
    .selectFrom('event_hosts')
    .innerJoin('events', 'events.id', 'event_id')
    .innerJoin('members as hosts', 'hosts.id', 'host_id')
    .select([...eventColumns, 'hosts.name as host', 'state', 'invited_at as invited', 'accepted_at as accepted'])
    .select('offered_at as offered')
    .where('member_id', '=', memberId)
    .orderBy('start_time')
    .orderBy('events.id')
    .execute();
  const drafts = await db
    .selectFrom('event_drafts')
    .select(['content', 'created_at as created', 'changed_at as changed'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { hosted, cohosted, updates, joined, waitingFor, drafts };
}

export async function readSessions(db: Kysely<Database>, memberId: string, now: Date) {
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('members as other', (join) =>
      join.on('other.id', '=', sql<string>`case when user_one = ${memberId} then user_two else user_one end`),
    )
    .leftJoin('skills as one', 'one.id', 'skill_one')
    .leftJoin('skills as two', 'two.id', 'skill_two')
    .leftJoin('attendance', (join) =>
      join.onRef('attendance.session_id', '=', 'sessions.id').on('attendance.by_member', '=', memberId),
    )
    .select(['sessions.id', 'other.name as with', 'date', 'duration_minutes as minutes', 'link'])
    .leftJoin('session_notes as notes', 'notes.session_id', 'sessions.id')
    .select(['agreed_at as agreed', 'cancelled_at as canceled', 'end_reason as reason', 'answer as tookPlace'])
    .select('notes.text as notes')
    .select([
      sql<string | null>`case
        when cancelled_at is not null then ending when expires_at <= ${now} then 'expired' end`.as('ending'),
      sql<string | null>`case when user_one = ${memberId} then one.name else two.name end`.as('taught'),
      sql<string | null>`case when user_one = ${memberId} then two.name else one.name end`.as('learned'),
    ])
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .orderBy('date')
    .orderBy('sessions.id')
    .execute();
  const offers = await readSuggestedTimes(db, memberId);
  const suggested = new Map<string, Omit<(typeof offers)[number], 'session_id'>[]>();
  for (const { session_id, ...offer } of offers)
    suggested.set(session_id, [...(suggested.get(session_id) ?? []), offer]);
  return sessions.map((session) => ({ ...session, suggested: suggested.get(session.id) ?? [] }));
}

/** Returns the times that the member suggested for sessions, with their notes. */
async function readSuggestedTimes(db: Kysely<Database>, memberId: string) {
  return await db
    .selectFrom('session_offers')
    .select(['session_id', 'kind', 'times', 'duration_minutes as minutes', 'note', 'created_at as at', 'outcome'])
    .where('by_member', '=', memberId)
    .orderBy('created_at')
    .execute();
}

/** The member's weekly hours; null if not set. */
export async function readAvailability(db: Kysely<Database>, memberId: string) {
  const hours = await db
    .selectFrom('availability')
    .select(['time_zone as timeZone', 'weekly', 'days_off as daysOff', 'buffer_minutes as bufferMinutes'])
    .select(['notice_hours as noticeHours', 'max_per_week as maxPerWeek'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return hours ?? null;
}

export async function readConversations(db: Kysely<Database>, memberId: string) {
  return await db
    .selectFrom('conversations')
    .innerJoin('members as other', (join) =>
      join.on('other.id', '=', sql<string>`case when member_low = ${memberId} then member_high else member_low end`),
    )
    .select(['conversations.id', 'other.name as with'])
    .where((eb) => eb.or([eb('member_low', '=', memberId), eb('member_high', '=', memberId)]))
    .where('last_seq', '>', 0)
    .orderBy('conversations.created_at')
    .orderBy('conversations.id')
    .execute();
}

/** Yields a conversation's messages in batches, oldest first. */
export async function* readMessages(db: Kysely<Database>, conversationId: string, memberId: string) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('messages')
      .select(['seq', 'created_at as at', sql<boolean>`sender_id = ${memberId}`.as('mine')])
      .select([
        sql<string>`case when removed_at is null or sender_id = ${memberId} then text else '' end`.as('text'),
        sql<boolean>`removed_at is not null`.as('removed'),
        'edited_at as editedAt',
        'deleted_at as deletedAt',
        sql<string[]>`array(
          select reaction from message_reactions where message_id = messages.id and member_id = ${memberId} order by at
        )`.as('ownReactions'),
        sql<{ id: string; kind: string; name: string; description?: string }[]>`(
          select coalesce(json_agg(json_strip_nulls(
            json_build_object('id', id, 'kind', kind, 'name', name, 'description', description))), '[]')
          from json_to_recordset(messages.attachments::json) as named (id uuid, kind text, name text, description text)
          where removed_at is null or sender_id = ${memberId}
        )`.as('files'),
      ])
      .where('conversation_id', '=', conversationId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(sql.lit(messagesAtOnce))
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ seq: _seq, ...message }) => message);
    after = last.seq;
    // A copy can wait; other members' requests cannot.
    await pause(pauseMs);
  }
}

/** Returns the member's own files in messages that are not deleted. */
export async function readFiles(db: Kysely<Database>, memberId: string) {
  return await db
    .selectFrom('message_attachments')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select(['message_attachments.id', 'kind'])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('message_attachments.created_at')
    .execute();
}

export async function readNotifications(db: Kysely<Database>, memberId: string) {
  const settings = await db
    .selectFrom('notification_settings')
    .select(['quiet_from as quietFrom', 'quiet_to as quietTo', 'time_zone as timeZone', 'digest'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const choices = await db
    .selectFrom('notification_choices')
    .select(['kind', 'email', 'push'])
    .where('member_id', '=', memberId)
    .execute();
  const received = await db
    .selectFrom('notifications')
    .select(['kind', 'details', 'count', 'first_at as first', 'last_at as last', 'read_at as read'])
    .where('member_id', '=', memberId)
    .orderBy('last_at')
    .orderBy('id')
    .execute();
  return { settings: settings ?? null, choices, received };
}

export async function readAccount(db: Kysely<Database>, memberId: string) {
  const logIns = await db
    .selectFrom('auth_sessions')
    .select(['agent', 'created_at as since', 'expires_at as until'])
    .where('member_id', '=', memberId)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at as made', 'last_used_at as used'])
    .where('member_id', '=', memberId)
    .execute();
  const blocked = await db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocked_id')
    .select(['members.name', 'blocks.created_at as since'])
    .where('blocker_id', '=', memberId)
    .execute();
  const reports = await db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'case_id')
    .innerJoin('members as reported', 'reported.id', 'cases.member_id')
    .select(['cases.kind as about', 'reported.name as member', 'reason', 'reports.created_at as at'])
    .where('reporter_id', '=', memberId)
    .execute();
  const decisions = await db
    .selectFrom('actions')
    .leftJoin('appeals', 'appeals.action_id', 'actions.id')
    .select(['actions.kind', 'reason', 'actions.created_at as at', 'until', 'reversed_at as reversed'])
    .select(['appeals.text as appeal', 'appeals.words as answer'])
    .where('actions.member_id', '=', memberId)
    .where('actions.kind', '<>', 'none')
    .orderBy('actions.created_at')
    .execute();
  return { logIns, passkeys, blocked, reports, decisions };
}
