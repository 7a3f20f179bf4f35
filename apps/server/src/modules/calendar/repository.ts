import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isSuspended } from '../moderation/standing-actions.ts';
import { isListed, isUnblocked } from '../users/listed.ts';

/** A session with what calendars show of it. */
export interface CalendarSession {
  id: string;
  date: Date;
  duration_minutes: number;
  link: string;
  version: number;
  changed_at: Date;
  agreed_at: Date | null;
  expires_at: Date | null;
  cancelled_at: Date | null;
  one_id: string;
  one_name: string;
  one_image: string | null;
  two_id: string;
  two_name: string;
  two_image: string | null;
  skill_one_name: string | null;
  skill_two_name: string | null;
}

/** An event with what calendars show of it, as one viewer may see it. */
export interface CalendarEvent {
  id: string;
  host_id: string;
  title: string;
  description: string;
  start_time: Date;
  end_time: Date;
  link: string;
  version: number;
  changed_at: Date;
  cancelled_at: Date | null;
  /** The viewer takes part. */
  takes_part: boolean;
}

/** Which of a member's sessions and events are read: those that start from then on, in the order of their starts. */
export interface CalendarWindow {
  from: Date;
  /** Exclusive; null for no end. */
  to: Date | null;
  /** What was canceled, or has expired, since then is among them; null for none of it. */
  endedSince: Date | null;
  now: Date;
  /** Null for all. */
  mostRows: number | null;
}

/** Entries of a calendar at most. */
export const mostEntries = 1_000;

/** Sessions of members whom the viewer may find. */
function sessions(db: Kysely<Database>, viewerId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('members as one', 'one.id', 'sessions.user_one')
    .innerJoin('members as two', 'two.id', 'sessions.user_two')
    .leftJoin('skills as skill_one', 'skill_one.id', 'sessions.skill_one')
    .leftJoin('skills as skill_two', 'skill_two.id', 'sessions.skill_two')
    .select([
      'sessions.id',
      'sessions.date',
      'sessions.duration_minutes',
      'sessions.link',
      'sessions.version',
      'sessions.changed_at',
      'sessions.agreed_at',
      'sessions.expires_at',
      'sessions.cancelled_at',
      'one.id as one_id',
      'one.name as one_name',
      'one.image_hash as one_image',
      'two.id as two_id',
      'two.name as two_name',
      'two.image_hash as two_image',
      'skill_one.name as skill_one_name',
      'skill_two.name as skill_two_name',
    ])
    .where(isUnblocked(viewerId, 'user_one'))
    .where(isUnblocked(viewerId, 'user_two'));
}

/** One session by id, of any members whom the viewer may find. */
export async function findSession(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
): Promise<CalendarSession | undefined> {
  return await sessions(db, viewerId).where('sessions.id', '=', id).executeTakeFirst();
}

/** A member's sessions. */
export async function findSessions(
  db: Kysely<Database>,
  memberId: string,
  { from, to, endedSince, now, mostRows }: CalendarWindow,
): Promise<CalendarSession[]> {
  let query = sessions(db, memberId)
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    .where('sessions.date', '>=', from)
    .where((eb) => eb.or([eb('sessions.cancelled_at', 'is', null), ...since(endedSince, 'sessions.cancelled_at')]))
    .where((eb) => eb.or([eb('sessions.expires_at', 'is', null), eb('sessions.expires_at', '>', endedSince ?? now)]));
  if (to !== null) query = query.where('sessions.date', '<', to);
  if (mostRows !== null) query = query.limit(rowCount(mostRows));
  return await query.orderBy('sessions.date').orderBy('sessions.id').execute();
}

const since = (instant: Date | null, column: string) =>
  instant === null ? [] : [sql<boolean>`${sql.ref(column)} > ${instant}`];

/** Events that the viewer may find. */
function events(db: Kysely<Database>, viewerId: string | null) {
  return (
    db
      .selectFrom('events')
      .leftJoin('event_registrations as own', (join) =>
        join
          .onRef('own.event_id', '=', 'events.id')
          .on('own.member_id', '=', sql<string>`${viewerId}::uuid`)
          .on('own.state', '=', sql.lit('approved')),
      )
      .select([
        'events.id',
        'events.host_id',
        'events.title',
        'events.description',
        'events.start_time',
        'events.end_time',
        'events.link',
        'events.version',
        'events.changed_at',
        'events.cancelled_at',
        sql<boolean>`own.member_id is not null`.as('takes_part'),
      ])
      .where(isListed(viewerId, 'events.host_id'))
      // What a moderator has hidden is for its host alone.
      .where(sql<boolean>`(events.hidden_at is null or events.host_id = ${viewerId}::uuid)`)
  );
}

/** One event by id, in whatever state. */
export async function findEvent(
  db: Kysely<Database>,
  id: string,
  viewerId: string | null,
): Promise<CalendarEvent | undefined> {
  return await events(db, viewerId).where('events.id', '=', id).executeTakeFirst();
}

/** Events that a member hosts or takes part in. */
export async function findEvents(
  db: Kysely<Database>,
  memberId: string,
  { from, to, endedSince, mostRows }: CalendarWindow,
): Promise<CalendarEvent[]> {
  let query = events(db, memberId)
    .where(
      'events.id',
      'in',
      db
        .selectFrom('events as hosted')
        .select('hosted.id')
        .where('hosted.host_id', '=', memberId)
        .unionAll(
          db
            .selectFrom('event_registrations')
            .select('event_id as id')
            .where('member_id', '=', memberId)
            .where('state', '=', sql.lit('approved')),
        ),
    )
    .where('events.start_time', '>=', from)
    .where((eb) => eb.or([eb('events.cancelled_at', 'is', null), ...since(endedSince, 'events.cancelled_at')]));
  if (to !== null) query = query.where('events.start_time', '<', to);
  if (mostRows !== null) query = query.limit(rowCount(mostRows));
  return await query.orderBy('events.start_time').orderBy('events.id').execute();
}

export interface FeedRow {
  with_links: boolean;
  created_at: Date;
}

/** A member's feed; undefined without one. */
export async function findFeed(db: Kysely<Database>, memberId: string): Promise<FeedRow | undefined> {
  return await db
    .selectFrom('calendar_feeds')
    .select(['with_links', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Gives a member a feed in place of the one before. */
export async function storeFeed(
  db: Kysely<Database>,
  feed: { member_id: string; token_hash: string; with_links: boolean; created_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute();
}

/** Whose feed has a token of this hash; undefined for none, and for a member who leaves or is suspended. */
export async function findFeedByToken(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<{ member_id: string; with_links: boolean } | undefined> {
  return await db
    .selectFrom('calendar_feeds')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['member_id', 'with_links'])
    .where('token_hash', '=', tokenHash)
    .where('leaving_at', 'is', null)
    .where('erased_at', 'is', null)
    .where((eb) => eb.not(isSuspended('members.id', now)))
    .executeTakeFirst();
}
