import { type InferResult, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { startedWithinADay } from '../events/list-repository.ts';
import { teaches } from '../events/taught-skills.ts';
import { selectSessions } from '../sessions/repository.ts';
import { endsAt } from '../sessions/status.ts';
import { isListed, isListedOne } from '../users/listed.ts';
import { nameFor } from '../users/viewer-columns.ts';

/** The calendar fields of a session. */
export type CalendarSession = InferResult<ReturnType<typeof sessions>>[number];

/** The calendar fields of an event, for one viewer. */
export interface CalendarEvent {
  id: string;
  host_id: string;
  host_name: string;
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
  is_cohost: boolean;
}

/** Selects a member's sessions and events that overlap a period, in the order of their starts. */
export interface CalendarWindow {
  /** Excludes items that end at this instant. */
  from: Date;
  /** Excludes items that start at this instant; null for no end. */
  to: Date | null;
  /** Includes items canceled or expired since then; null for none. */
  endedSince: Date | null;
  now: Date;
  /** Null for all. */
  maxRows: number | null;
}

/** The maximum length of a session. */
const longestSessionMs = 240 * 60_000;

/** Maximum entries of a calendar. */
export const maxEntries = 1_000;

const sessions = (db: Kysely<Database>, viewerId: string | null) =>
  selectSessions(db, viewerId).select(sql<Date>`coalesce(sessions.changed_at, sessions.created_at)`.as('changed_at'));

/** Returns a session by id, if the viewer can find its members; for null, of any members. */
export async function findSession(
  db: Kysely<Database>,
  id: string,
  viewerId: string | null,
): Promise<CalendarSession | undefined> {
  return await sessions(db, viewerId).where('sessions.id', '=', id).executeTakeFirst();
}

/** Returns a member's sessions. */
export async function findSessions(
  db: Kysely<Database>,
  memberId: string,
  { from, to, endedSince, now, maxRows }: CalendarWindow,
): Promise<CalendarSession[]> {
  let query = sessions(db, memberId)
    .where((eb) => eb.or([eb('user_one', '=', memberId), eb('user_two', '=', memberId)]))
    // The first condition can use the index, the others include sessions that have started earlier. A session without a
    // length ends when it starts.
    .where('sessions.date', '>=', new Date(from.getTime() - longestSessionMs))
    .where((eb) => eb.or([eb('sessions.date', '>=', from), eb(endsAt, '>', from)]))
    .where((eb) => eb.or([eb('sessions.cancelled_at', 'is', null), ...since(endedSince, 'sessions.cancelled_at')]))
    .where((eb) => eb.or([eb('sessions.expires_at', 'is', null), eb('sessions.expires_at', '>', endedSince ?? now)]));
  if (to !== null) query = query.where('sessions.date', '<', to);
  if (maxRows !== null) query = query.limit(rowCount(maxRows));
  return await query.orderBy('sessions.date').orderBy('sessions.id').execute();
}

const since = (instant: Date | null, column: string) =>
  instant === null ? [] : [sql<boolean>`${sql.ref(column)} > ${instant}`];

function selectEvents(db: Kysely<Database>, viewerId: string | null) {
  return db
    .selectFrom('events')
    .innerJoin('members as hosts', 'hosts.id', 'events.host_id')
    .leftJoin('event_registrations as own', (join) =>
      join
        .onRef('own.event_id', '=', 'events.id')
        .on('own.member_id', '=', sql<string>`${viewerId}::uuid`)
        .on('own.state', '=', sql.lit('approved')),
    )
    .select([
      'events.id',
      'events.host_id',
      nameFor(viewerId, 'hosts').as('host_name'),
      'events.title',
      'events.description',
      'events.start_time',
      'events.end_time',
      'events.link',
      'events.version',
      'events.cancelled_at',
      sql<Date>`coalesce(events.changed_at, events.created_at)`.as('changed_at'),
      sql<boolean>`own.member_id is not null`.as('takes_part'),
      sql<boolean>`exists (
        select from event_hosts where event_id = events.id and member_id = ${viewerId}::uuid and state = 'accepted'
      )`.as('is_cohost'),
    ]);
}

/** Selects events that the viewer can find. */
function events(db: Kysely<Database>, viewerId: string | null) {
  return (
    selectEvents(db, viewerId)
      .where(isListed(viewerId, 'events.host_id'))
      // Only the host sees hidden events.
      .where(sql<boolean>`(events.hidden_at is null or events.host_id = ${viewerId}::uuid)`)
  );
}

/** Returns an event by id, in any state. */
export async function findEvent(
  db: Kysely<Database>,
  id: string,
  viewerId: string | null,
): Promise<CalendarEvent | undefined> {
  return await events(db, viewerId).where('events.id', '=', id).executeTakeFirst();
}

/** Returns upcoming events that a visitor may find, soonest first; of one host or some skills if these are not null. */
export async function findPublicEvents(
  db: Kysely<Database>,
  {
    hostId,
    skillIds,
    now,
    to,
    limit,
  }: { hostId: string | null; skillIds: readonly string[] | null; now: Date; to: Date; limit: number },
): Promise<CalendarEvent[]> {
  let query = events(db, null)
    .where(startedWithinADay(now))
    .where('events.start_time', '<', to)
    .where('events.end_time', '>', now)
    .where('events.cancelled_at', 'is', null);
  if (hostId !== null) query = query.where('events.host_id', '=', hostId);
  if (skillIds !== null) query = query.where(teaches(skillIds));
  return await query.orderBy('events.start_time').orderBy('events.id').limit(rowCount(limit)).execute();
}

/** Returns the name of a member whom a visitor may find. */
export async function findHostName(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('name')
    .where('id', '=', id)
    .where(isListedOne(null))
    .executeTakeFirst();
  return row?.name;
}

/** Returns the name of the skill that one of these ids is a name of. */
export async function findSkillName(db: Kysely<Database>, [id]: readonly string[]): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('skills')
    .leftJoin('skills as root', 'root.id', 'skills.canonical_id')
    .select(({ fn, ref }) => fn.coalesce(ref('root.name'), ref('skills.name')).as('name'))
    .where('skills.id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

/** Returns events by their ids for an invitation, soonest first, even those that the member can no longer find. */
export async function findInvitedEvents(
  db: Kysely<Database>,
  ids: readonly string[],
  memberId: string,
): Promise<(CalendarEvent & { is_hidden: boolean })[]> {
  return await selectEvents(db, memberId)
    .select(sql<boolean>`events.hidden_at is not null`.as('is_hidden'))
    .where('events.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('events.start_time')
    .orderBy('events.id')
    .execute();
}

/** Returns events that a member hosts, co-hosts or attends. */
export async function findEvents(
  db: Kysely<Database>,
  memberId: string,
  { from, to, endedSince, maxRows }: CalendarWindow,
): Promise<CalendarEvent[]> {
  let query = events(db, memberId)
    .where(
      'events.id',
      'in',
      db
        .selectFrom('events as hosted')
        .select('hosted.id')
        .where('hosted.host_id', '=', memberId)
        .where('hosted.end_time', '>', from)
        .unionAll(
          db
            .selectFrom('event_registrations')
            .select('event_id as id')
            .where('member_id', '=', memberId)
            .where('state', '=', sql.lit('approved')),
        )
        .unionAll(
          db
            .selectFrom('event_hosts')
            .select('event_id as id')
            .where('member_id', '=', memberId)
            .where('state', '=', sql.lit('accepted')),
        ),
    )
    .where('events.end_time', '>', from)
    .where((eb) => eb.or([eb('events.cancelled_at', 'is', null), ...since(endedSince, 'events.cancelled_at')]));
  if (to !== null) query = query.where('events.start_time', '<', to);
  if (maxRows !== null) query = query.limit(rowCount(maxRows));
  return await query.orderBy('events.start_time').orderBy('events.id').execute();
}
