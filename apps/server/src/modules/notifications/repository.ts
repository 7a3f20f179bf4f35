import type { NotificationKind } from '@skill-exchange/api-client/types';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NotificationDetails } from '../../db/tables/notifications.ts';
import { rowCount } from '../../paging.ts';
import { devicesOf } from '../push/repository.ts';
import { isListed, isUnblocked } from '../users/listed.ts';

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

/** Details of a repeated notice: what changed and which dates, with earlier ones that no email has told. */
const withChangesToSend = sql<string>`excluded.details || case
  when notifications.emailed_count < notifications.count and notifications.details ? 'changes'
  then jsonb_strip_nulls(jsonb_build_object(
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
          markingOutdated(creator, { memberIds, subject: notice.subject, kinds: replaced }, now),
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
  /** The last actor is suspended, leaving or erased: nobody can open their profile. */
  is_actor_former: boolean;
}

export function selectNotifications(db: Kysely<Database>) {
  return db
    .selectFrom('notifications')
    .leftJoin('members as actor', (join) => join.on(sql`actor.id`, '=', sql`notifications.actors[1]`))
    .select(['notifications.id', 'notifications.subject', 'member_id', 'kind', 'actors', 'count', 'details'])
    .select(['last_at', 'read_at'])
    .select(['emailed_count', 'actor.name as actor_name', 'actor.image_hash as actor_image'])
    .select(
      sql<boolean>`coalesce(actor.erased_at is not null or not ${isListed(null, 'actor.id')}, false)`.as(
        'is_actor_former',
      ),
    );
}

/**
 * SQL condition: at `now`, the notification reminds of something that has started, or asks about
 * expired times, or tells of an event that is no longer upcoming.
 */
const hasExpired = (now: Date) => sql<boolean>`case
  when kind in ('eventStarting', 'sessionStarting') then (details ->> 'startsAt')::timestamptz <= ${now}
  when kind in ('sessionProposed', 'sessionSuggested') then exists (
    select from session_offers where session_id = subject::uuid and closed_at is null and expires_at <= ${now})
  when kind = 'eventPlace' then coalesce((details ->> 'until')::timestamptz <= ${now}, false)
  when kind = 'ringAsked' then exists (
    select from rings where id = subject::uuid and agreed_at is null and (ended_at is not null or expires_at <= ${now}))
  when kind = 'eventTaught' then not exists (
    select from events where id = subject::uuid and cancelled_at is null and hidden_at is null and end_time > ${now})
  else false end`;

export interface ListedNotification extends NotificationRow {
  /** It reminds of something that has started, or asks for an answer that is no longer needed. */
  has_expired: boolean;
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

/** Selects unread notifications of a member. */
export type UnreadFilter =
  | { ids: readonly number[] }
  | { upTo: Date }
  | { kinds: readonly NotificationKind[]; subjects: readonly string[] };

/** Marks a member's notifications as read. Returns whether any was unread. */
export async function markNotificationsRead(
  db: Kysely<Database>,
  memberId: string,
  filter: UnreadFilter,
  now: Date,
): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if ('ids' in filter) query = query.where('id', '=', sql<number>`any(${filter.ids}::bigint[])`);
  else if ('upTo' in filter) query = query.where('last_at', '<=', filter.upTo);
  else
    query = query.where('kind', 'in', filter.kinds).where('subject', '=', sql<string>`any(${filter.subjects}::text[])`);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks a member's unread notification of a subject and returns its details; undefined without one. */
export async function findUnreadDetails(
  trx: Kysely<Database>,
  memberId: string,
  { kind, subject }: { kind: NotificationKind; subject: string },
): Promise<NotificationDetails | undefined> {
  const row = await trx
    .selectFrom('notifications')
    .select('details')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.details;
}

/** Deletes unread notifications of a subject. Returns whether there were any. */
export async function deleteUnread(
  db: Kysely<Database>,
  memberId: string,
  { kind, subject }: { kind: NotificationKind; subject: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export interface Outdated {
  memberIds: readonly string[];
  /** The id of one event, session or ring. */
  subject: string;
  kinds: readonly NotificationKind[];
}

const markingOutdated = (
  db: Pick<Kysely<Database>, 'updateTable'>,
  { memberIds, subject, kinds }: Outdated,
  now: Date,
) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('kind', '=', sql<NotificationKind>`any(${kinds}::text[])`)
    // A reminder's subject also has its hours.
    .where(sql`split_part(subject, ' ', 1)`, '=', subject)
    .where('read_at', 'is', null);

/** Marks unread, outdated notifications as read. Returns the ids of their members. */
export async function markOutdatedRead(
  db: Kysely<Database>,
  outdated: Outdated,
  now: Date,
): Promise<readonly string[]> {
  if (outdated.memberIds.length === 0) return [];
  const marked = await markingOutdated(db, outdated, now).returning('member_id').execute();
  return marked.map(({ member_id }) => member_id);
}

/** Notifications removed in one statement. */
const mostRemoved = 1_000;

/** Deletes up to `mostRemoved` notifications read before this instant. Returns their number. */
export async function deleteReadBefore(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb.selectFrom('notifications').select('id').where('read_at', '<', before).limit(sql.lit(mostRemoved)),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
