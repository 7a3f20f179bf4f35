import type { NotificationKind } from '@skill-exchange/api-client/types';
import { type Expression, type Kysely, sql } from 'kysely';
import { freePlaces } from '../../db/free-places.ts';
import type { Database } from '../../db/schema.ts';
import type { NotificationDetails } from '../../db/tables/notifications.ts';
import { rowCount } from '../../paging.ts';
import { devicesOf } from '../push/repository.ts';
import { isListed, isUnblocked } from '../users/listed.ts';
import { markingOutdated } from './unread-repository.ts';

/** Maximum distinct actors per notification. */
const mostActors = 20;

/** Unread notifications are counted up to this number. */
const mostCounted = 1_000;

/** Something that members are notified of. */
export interface Notice {
  kind: NotificationKind;
  /** Its subject: unread notices of one kind and subject share a notification. */
  subject: string;
  to: readonly string[];
  /** The actor; null without one. */
  actor: string | null;
  details: NotificationDetails;
  /** How long its email waits for further notices; not at all by default. */
  emailAfterSeconds?: number;
  /** How long its email and its push wait, since the change can be undone; not at all by default. */
  afterSeconds?: number;
}

export interface WrittenNotification {
  id: number;
  memberId: string;
  /** The member has no other unread notification of this subject. */
  isNew: boolean;
}

/** A member with a notification, and the auth sessions of their devices. */
export interface ToldMember extends WrittenNotification {
  devices: readonly string[];
}

/** The recipients and subjects of notices, as rows of a statement. */
export type Told = Expression<{ member_id: string; subject: string }>;

/** Details of a repeated notice: what changed and which dates, with earlier ones that no email has announced. */
const withChangesToSend = sql<string>`excluded.details || case
  when notifications.emailed_count < notifications.count and notifications.details ? 'changes'
  then jsonb_strip_nulls(jsonb_build_object(
    'change', coalesce(excluded.details -> 'change', notifications.details -> 'change'),
    'titleWas', notifications.details -> 'titleWas', 'movedFrom', notifications.details -> 'movedFrom',
    'changes', (notifications.details -> 'changes') || (excluded.details -> 'changes')))
  else '{}' end || case
  when notifications.emailed_count < notifications.count and notifications.details ? 'eventIds'
  then jsonb_build_object('eventIds', (
    select jsonb_agg(distinct id) from jsonb_array_elements(
      coalesce(excluded.details -> 'eventIds', '[]') || (notifications.details -> 'eventIds')) as ids (id)))
  else '{}' end`;

/** Returns a statement that writes a notice for each row of `told`, or adds it to an unread notification. */
export function writingNotices(
  db: Pick<Kysely<Database>, 'insertInto'>,
  told: Told,
  { kind, actor, details }: Pick<Notice, 'kind' | 'actor' | 'details'>,
  now: Date,
) {
  return db
    .insertInto('notifications')
    .columns(['member_id', 'kind', 'subject', 'actors', 'details', 'first_at', 'last_at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ member_id: string; subject: string }>`(${told})`.as<'told'>(sql`told (member_id, subject)`))
        .select([
          'told.member_id',
          sql<NotificationKind>`${kind}::text`.as('kind'),
          'told.subject',
          sql<string[]>`array_remove(array[${actor}::uuid], null)`.as('actors'),
          sql<string>`${JSON.stringify(details)}::jsonb`.as('details'),
          sql<Date>`${now}::timestamptz`.as('first_at'),
          sql<Date>`${now}::timestamptz`.as('last_at'),
        ])
        .where(isUnblocked(actor, 'told.member_id')),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'subject'])
        .where('read_at', 'is', null)
        .doUpdateSet({
          actors: sql`(excluded.actors || array_remove(notifications.actors, ${actor}::uuid))[1:${sql.lit(mostActors)}]`,
          count: sql`notifications.count + 1`,
          details: withChangesToSend,
          last_at: sql`greatest(excluded.last_at, notifications.last_at)`,
        }),
    )
    .returning(['id', 'member_id as memberId', sql<boolean>`xmax = 0`.as('isNew')]);
}

/**
 * Writes a notice once for each member who can find the actor, or adds it to an unread notification, and marks what it
 * replaces as read, for the actor, too.
 */
export async function writeNotice(
  db: Kysely<Database>,
  notice: Notice,
  replaced: readonly NotificationKind[],
  now: Date,
): Promise<ToldMember[]> {
  const told: Told = sql`select distinct unnest(${notice.to}::uuid[]), ${notice.subject}::text`;
  const memberIds = notice.actor === null ? notice.to : [...notice.to, notice.actor];
  const writing = db.with('written', (creator) => writingNotices(creator, told, notice, now));
  const replacing =
    replaced.length === 0
      ? writing
      : writing.with('replaced', (creator) =>
          markingOutdated(
            creator,
            { memberIds, subject: notice.subject, kinds: replaced, dates: notice.details.eventIds },
            now,
          ),
        );
  return await replacing
    .selectFrom('written')
    .select(['id', 'memberId', 'isNew', devicesOf('written.memberId', now).as('devices')])
    .execute();
}

export interface NotificationRow {
  id: number;
  /** Id of its subject. */
  subject: string;
  member_id: string;
  kind: NotificationKind;
  actors: string[];
  count: number;
  details: NotificationDetails;
  last_at: Date;
  read_at: Date | null;
  emailed_count: number;
  /** The last actor's name; null without one, or once their account is gone. */
  actor_name: string | null;
  actor_image: string | null;
  /** The title of an announcement in other languages than its own, by language. */
  titles?: Readonly<Record<string, string>> | null;
  /** The last actor is suspended, leaving or erased: nobody can open their profile. */
  is_actor_former: boolean;
}

/** Words are stored with an announcement, once for all members; a notification has the title in its own language. */
const titlesOfAnnouncement = sql<Record<string, string> | null>`case when kind = 'announcement' then (
  select jsonb_object_agg(words ->> 'language', words ->> 'subject')
  from announcements, jsonb_array_elements(translations) as words
  where announcements.id = split_part(notifications.subject, ' ', 1)::uuid) end`;

export function selectNotifications(db: Kysely<Database>) {
  return db
    .selectFrom('notifications')
    .leftJoin('members as actor', (join) => join.on(sql`actor.id`, '=', sql`notifications.actors[1]`))
    .select(['notifications.id', 'notifications.subject', 'member_id', 'kind', 'actors', 'count', 'details'])
    .select(['last_at', 'read_at'])
    .select(['emailed_count', 'actor.name as actor_name', 'actor.image_hash as actor_image'])
    .select(titlesOfAnnouncement.as('titles'))
    .select(
      sql<boolean>`coalesce(actor.erased_at is not null or not ${isListed(null, 'actor.id')}, false)`.as(
        'is_actor_former',
      ),
    );
}

/** SQL condition on `events`: upcoming at `now`, and its host is neither suspended nor leaving. */
const isOn = (now: Date) => sql`events.cancelled_at is null and events.hidden_at is null and events.end_time > ${now}
  and ${isListed(null, 'events.host_id')}`;

/** SQL table: the event that a notification is about, and the other dates of its series. */
const itsDates = sql`events as about
    join events on events.id = about.id or events.series_id = about.series_id`;

/**
 * SQL condition: at `now`, the notification reminds of something that has started, or asks about
 * expired times, or what nobody can answer any more, or tells of an event that is no longer upcoming.
 */
const hasExpired = (now: Date) => sql<boolean>`case
  when kind in ('eventStarting', 'sessionStarting') then (details ->> 'startsAt')::timestamptz <= ${now}
  when kind in ('sessionProposed', 'sessionSuggested') then exists (
    select from session_offers where session_id = subject::uuid and closed_at is null and expires_at <= ${now})
  when kind = 'eventPlace' then details ->> 'change' is null and not exists (
    select from event_waitlist join events on events.id = event_id
    where event_id = subject::uuid and event_waitlist.member_id = notifications.member_id and ${isOn(now)}
      and offered_at is not null
      and case when offer_expires_at is null then ${freePlaces(now)} > 0 else offer_expires_at > ${now} end)
  when kind = 'eventRequest' then not exists (
    select from ${itsDates} join event_registrations on event_id = events.id and state = 'pending'
      and ${isListed(null, 'event_registrations.member_id')}
    where about.id = subject::uuid and ${isOn(now)})
  when kind = 'eventCohostInvited' then not exists (
    select from ${itsDates} join event_hosts on event_id = events.id and event_hosts.member_id = notifications.member_id
    where about.id = subject::uuid and (state = 'invited' or offered_at is not null) and ${isOn(now)})
  when kind = 'ringAsked' then exists (
    select from rings where id = subject::uuid and agreed_at is null and (ended_at is not null or expires_at <= ${now}))
  when kind in ('eventTaught', 'eventExtended') then not exists (
    select from events where ${isOn(now)} and id in (
      select subject::uuid union all select jsonb_array_elements_text(coalesce(details -> 'eventIds', '[]'))::uuid))
  else false end`;

export interface ListedNotification extends NotificationRow {
  /** It reminds of something that has started, or asks for an answer that is no longer needed. */
  has_expired: boolean;
  /** It is about an event that the member can no longer find. */
  is_event_gone: boolean;
}

/** Returns a member's notifications, latest first. */
export async function findNotifications(
  db: Kysely<Database>,
  memberId: string,
  { before, rows, now }: { before: { at: string; id: number } | null; rows: number; now: Date },
): Promise<ListedNotification[]> {
  let query = selectNotifications(db)
    .where('member_id', '=', memberId)
    .select(hasExpired(now).as('has_expired'))
    .select(
      sql<boolean>`(starts_with(kind, 'event') and details ? 'eventId' and not exists (
        select from events where id = (details ->> 'eventId')::uuid and ${isListed(memberId, 'events.host_id')}
          and (hidden_at is null or host_id = ${memberId}::uuid)
      ))`.as('is_event_gone'),
    )
    .orderBy('last_at', 'desc')
    .orderBy('notifications.id', 'desc');
  if (before !== null) {
    query = query.where(sql<boolean>`(last_at, notifications.id) < (${before.at}::timestamptz, ${before.id}::bigint)`);
  }
  return await query.limit(rowCount(rows)).execute();
}

/** Numbers of one member's unread notifications, as responses and the socket have them. */
export interface UnreadNotifications {
  unread: number;
  /** Messages are counted one by one where they are read. */
  unreadBesidesMessages: number;
}

/** Counts the unread notifications of each member. Excludes questions that have expired at `now`. */
export async function countUnread(
  db: Kysely<Database>,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, UnreadNotifications>> {
  const { rows } = await sql<{ id: string; unread: number; besides_messages: number }>`
    select told.id, unread.count::int as unread, unread.besides_messages::int as besides_messages
    from unnest(${memberIds}::uuid[]) as told (id)
    cross join lateral (
      select count(*), count(*) filter (where kind <> 'message') as besides_messages from (
        select kind from notifications where member_id = told.id and read_at is null and not ${hasExpired(now)}
        limit ${sql.lit(mostCounted)}
      ) as first_ones
    ) as unread`.execute(db);
  return new Map(
    rows.map(({ id, unread, besides_messages }) => [id, { unread, unreadBesidesMessages: besides_messages }]),
  );
}
