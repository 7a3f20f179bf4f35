import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EventRegistrationTable } from '../../db/tables/events.ts';
import { equalsText } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import type { EventRights } from '../../policy.ts';
import { writtenFor } from '../skills/repository.ts';
import { isListed } from '../users/listed.ts';
import { type CohostRow, cohostsFor, managesEvent } from './cohost-repository.ts';
import { longestEventMs } from './event-times.ts';
import { heldPlaces } from './free-places.ts';
import { type OwnReviewRow, ownReviewOf } from './review-repository.ts';
import { isWith } from './with-member.ts';

/** An event for one viewer; null for a visitor. */
export interface EventRow extends EventRights {
  id: string;
  title: string;
  description: string;
  day: string;
  start_time: Date;
  end_time: Date;
  link: string;
  max_participants: number;
  participants_count: number;
  cancelled_at: Date | null;
  hidden_at: Date | null;
  has_waitlist: boolean;
  language: string | null;
  /** Requests are approved while places are free. */
  auto_approve: boolean;
  waitlist: WaitlistRow;
  series: SeriesRow | null;
  cohost_rows: CohostRow[];
  /** Ids of members who have not answered their invitation to co-host. */
  invited: string[];
  image_hash: string | null;
  /** What participants enter to check in; null while check-in is closed. */
  check_in_code: string | null;
  /** Whether the viewer took part; null if nobody has said. */
  came: boolean | null;
  host_name: string;
  host_image_hash: string | null;
  host_rating_sum: number;
  host_rating_count: number;
  skills: { _id: string; name: string }[];
  /** Of a single event only: the viewer's part in its reviews; null for everybody but its participants. */
  own_review?: OwnReviewRow | null;
}

/** The series of an event that repeats. */
export interface SeriesRow {
  _id: string;
  rrule: string;
  timeZone: string;
  position: number;
  dates: number;
  lastDay: string;
}

/** The waitlist of an event, for one viewer. */
export interface WaitlistRow {
  count: number;
  /** The ends of offers, as text. */
  offers: string[];
  /** Members who wait without an offer. */
  unoffered: number;
  /** The viewer's place in line, from 1; 0 without one. */
  position: number;
  /** The end of the viewer's offer, as text. */
  until: string | null;
}

export type EventStatus = 'Upcoming' | 'Cancelled' | 'Completed';

/** Maximum ids of participants and of requests in an event; separate lists have the rest. */
const maxIds = 1_000;

/** Returns the first members with a state whom the viewer can find, in the order of entering it. */
function registered(viewerId: string | null, state: 'pending' | 'approved', order: 'requested_at' | 'approved_at') {
  return sql<string[]>`coalesce((
    select json_agg(first.member_id order by ${sql.ref(order)}, first.member_id) from (
      select member_id, ${sql.ref(order)} from event_registrations
      where event_registrations.event_id = events.id and event_registrations.state = ${state}
        and ${isListed(viewerId, 'member_id')}
      order by ${sql.ref(order)}, member_id limit ${rowCount(maxIds)}
    ) as first
  ), '[]'::json)`;
}

/** The skills of a row of `events`, in their order. */
export const skillsOfEvent = sql<{ _id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('_id', skills.id, 'name', skills.name) order by event_skills.position)
  from event_skills join skills on skills.id = event_skills.skill_id
  where event_skills.event_id = events.id
), '[]'::json)`;

const series = sql<SeriesRow | null>`(
  select json_build_object(
    '_id', series.id, 'rrule', rrule, 'timeZone', time_zone, 'position', series_position, 'dates', dates,
    'lastDay', last_day
  ) from series where series.id = events.series_id
)`;

function waitlistOf(viewerId: string | null) {
  return sql<WaitlistRow>`(
    select json_build_object(
      'count', count(*), 'offers', coalesce(json_agg(offer_expires_at) filter (where offer_expires_at is not null), '[]'),
      'unoffered', count(*) filter (where offer_expires_at is null),
      'position', count(*) filter (where seq <= (
        select seq from event_waitlist own where own.event_id = events.id and own.member_id = ${viewerId}::uuid
      )),
      'until', max(offer_expires_at) filter (where member_id = ${viewerId}::uuid)
    ) from event_waitlist where event_waitlist.event_id = events.id
  )`;
}

/** The viewer's registration: requested, participating or none. */
function viewerPlace(viewerId: string | null) {
  return sql<SelectedRow['viewer_place']>`(
    select json_build_object('state', state, 'came', came) from event_registrations
    where event_registrations.event_id = events.id and event_registrations.member_id = ${viewerId}::uuid
  )`;
}

/**
 * Selects events with everything that a response to the viewer needs, in one query. Other modules add
 * their own `where`, and pass the result to `eventRows`.
 */
export function selectEvents(db: Kysely<Database>, viewerId: string | null) {
  return (
    db
      .selectFrom('events')
      .innerJoin('members as hosts', 'hosts.id', 'events.host_id')
      .select([
        'events.id',
        'events.host_id',
        'events.title',
        'events.description',
        'events.day',
        'events.start_time',
        'events.end_time',
        'events.link',
        'events.max_participants',
        'events.participants_count',
        'events.cancelled_at',
        'events.hidden_at',
        'events.has_waitlist',
        'events.language',
        'events.auto_approve',
        'events.image_hash',
        'events.check_in_code',
        'hosts.name as host_name',
        'hosts.image_hash as host_image_hash',
        'hosts.rating_sum as host_rating_sum',
        'hosts.rating_count as host_rating_count',
      ])
      .select([
        skillsOfEvent.as('skills'),
        registered(viewerId, 'approved', 'approved_at').as('participants'),
        // Only hosts see all of them.
        sql<string[]>`case when ${managesEvent(viewerId)}
        then ${registered(viewerId, 'pending', 'requested_at')} else '[]'::json end`.as('requests'),
        viewerPlace(viewerId).as('viewer_place'),
        waitlistOf(viewerId).as('waitlist'),
        series.as('series'),
        cohostsFor(viewerId).as('cohost_rows'),
      ])
      .where(isListed(viewerId, 'events.host_id'))
      // Only the host sees hidden events.
      .where(sql<boolean>`(events.hidden_at is null or events.host_id = ${viewerId}::uuid)`)
  );
}

interface SelectedRow extends Omit<EventRow, 'cohosts' | 'invited' | 'came'> {
  viewer_place: (Pick<EventRegistrationTable, 'state'> & { came: boolean | null }) | null;
}

/** Adds the ids of co-hosts, and ensures that the other ids include the viewer's, even when the list is cut. */
export function eventRows(rows: SelectedRow[], viewerId: string | null): EventRow[] {
  return rows.map(({ viewer_place, ...row }) => {
    const idsIn = (state: CohostRow['state']) =>
      row.cohost_rows.filter((cohost) => cohost.state === state).map(({ _id }) => _id);
    const came = viewer_place?.came ?? null;
    const event = { ...row, cohosts: idsIn('accepted'), invited: idsIn('invited'), came };
    if (viewerId === null) return event;
    if (viewer_place?.state === 'approved') return { ...event, participants: withId(event.participants, viewerId) };
    if (viewer_place?.state === 'pending') return { ...event, requests: withId(event.requests, viewerId) };
    return event;
  });
}

function withId(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids : [...ids.slice(0, maxIds - 1), id];
}

/** Returns the `where` of a status at `now`; Completed is derived from the end, so it is never outdated. */
export function hasStatus(status: EventStatus, now: Date) {
  if (status === 'Cancelled') return sql<boolean>`events.cancelled_at is not null`;
  const comparison = status === 'Upcoming' ? sql`>` : sql`<=`;
  return sql<boolean>`events.cancelled_at is null and events.end_time ${comparison} ${now}`;
}

/** Selects a page of a list that is sorted by (start, id). */
export interface EventPage {
  /** Only events that follow this one. */
  after: { startTime: string; id: string } | null;
  limit: number;
}

export interface UpcomingFilter extends EventPage {
  now: Date;
  viewerId: string | null;
  /** Only events that teach the skill with this name, ignoring case and accents. */
  skill: string | null;
  /** Only dates of the series with this id. */
  seriesId: string | null;
}

export interface StatusFilter extends EventPage {
  status: EventStatus;
  now: Date;
}

export interface OwnEventsFilter extends StatusFilter {
  /** Only events that this member hosts or takes part in, too; null for all. */
  withId: string | null;
}

type SelectEvents = ReturnType<typeof selectEvents>;

/** Returns events by status: upcoming soonest first, past and canceled ones latest first. */
export function inStatus<Query extends SelectEvents>(query: Query, { status, now, after, limit }: StatusFilter): Query {
  const isAhead = status === 'Upcoming';
  const direction = isAhead ? 'asc' : 'desc';
  const following = after === null ? query : query.where(follows(after, isAhead ? sql`>` : sql`<`));
  return following
    .where(hasStatus(status, now))
    .orderBy('events.start_time', direction)
    .orderBy('events.id', direction)
    .limit(rowCount(limit)) as Query;
}

function follows({ startTime, id }: { startTime: string; id: string }, comparison: RawBuilder<unknown>) {
  return sql<boolean>`(events.start_time, events.id) ${comparison} (${startTime}::timestamptz, ${id}::uuid)`;
}

/**
 * Returns the `where` of lists of upcoming events: future ones, and those that started within a day.
 * An older event that lasts longer than a day leaves the lists after one.
 */
export function startedWithinADay(now: Date) {
  return sql<boolean>`events.start_time > ${new Date(now.getTime() - longestEventMs)}`;
}

/** Returns listed events, soonest first. */
export async function findUpcomingEvents(db: Kysely<Database>, filter: UpcomingFilter): Promise<EventRow[]> {
  const all = selectEvents(db, filter.viewerId).where(startedWithinADay(filter.now));
  const dates = filter.seriesId === null ? all : all.where('events.series_id', '=', filter.seriesId);
  const query = filter.skill === null ? dates : dates.where(teaches(filter.skill));
  return eventRows(await inStatus(query, { ...filter, status: 'Upcoming' }).execute(), filter.viewerId);
}

/** Creates a condition on `events`: it teaches the skill with this name, under any of its names. */
export function teaches(skill: string) {
  return sql<boolean>`events.id in (
    select event_skills.event_id from skills join event_skills on event_skills.skill_id = ${writtenFor}
    where ${equalsText(sql.ref('skills.name_folded'), skill)}
  )`;
}

/** Returns listed events by others that teach a skill the member wants, soonest first. */
export async function findEventsToLearn(
  db: Kysely<Database>,
  memberId: string,
  filter: Omit<StatusFilter, 'status'>,
): Promise<EventRow[]> {
  const query = selectEvents(db, memberId)
    .where(startedWithinADay(filter.now))
    .where('events.host_id', '!=', memberId)
    .where('events.id', 'in', (eb) =>
      eb
        .selectFrom('event_skills')
        .innerJoin('member_skills', 'member_skills.skill_id', 'event_skills.skill_id')
        .select('event_skills.event_id')
        .where('member_skills.member_id', '=', memberId)
        .where('member_skills.kind', '=', 'requested'),
    );
  return eventRows(await inStatus(query, { ...filter, status: 'Upcoming' }).execute(), memberId);
}

/** Returns a host's events by status, also those of others that they co-host: upcoming soonest first, past ones latest first. */
export async function findEventsOfHost(
  db: Kysely<Database>,
  hostId: string,
  { withId, withCohosted, ...filter }: OwnEventsFilter & { withCohosted: boolean },
): Promise<EventRow[]> {
  const all = selectEvents(db, hostId);
  let query = withCohosted
    ? all.where(sql<boolean>`events.id in (
        select id from events hosted where hosted.host_id = ${hostId}
        union all select event_id from event_hosts where member_id = ${hostId} and state = 'accepted'
      )`)
    : all.where('events.host_id', '=', hostId);
  if (withId !== null) query = query.where(isWith(withId, hostId));
  return eventRows(await inStatus(query, filter).execute(), hostId);
}

/** Returns an event by id, in any state; undefined without one. */
export async function findEvent(
  db: Kysely<Database>,
  id: string,
  viewerId: string | null,
): Promise<EventRow | undefined> {
  const one = selectEvents(db, viewerId).select(ownReviewOf(viewerId).as('own_review'));
  const rows = await one.where('events.id', '=', id).execute();
  return eventRows(rows, viewerId)[0];
}

export interface NewEventRow {
  host_id: string;
  title: string;
  description: string;
  day: string;
  start_time: Date;
  end_time: Date;
  link: string;
  max_participants: number;
  has_waitlist: boolean;
  language: string | null;
  auto_approve: boolean;
  created_at: Date;
}

/**
 * Stores an event with its skills in their order, and returns its id. Uses two statements, so the
 * caller passes a transaction.
 */
export async function insertEvent(db: Kysely<Database>, event: NewEventRow, skillIds: string[]): Promise<string> {
  const { id } = await db.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow();
  await insertSkills(db, id, skillIds);
  return id;
}

async function insertSkills(db: Kysely<Database>, id: string, skillIds: readonly string[]): Promise<void> {
  const rows = skillIds.map((skillId, position) => ({ event_id: id, skill_id: skillId, position }));
  if (rows.length > 0) await db.insertInto('event_skills').values(rows).execute();
}

/** Replaces the skills of an event whose row the caller's transaction has locked. */
export async function replaceSkills(db: Kysely<Database>, id: string, skillIds: readonly string[]): Promise<void> {
  await db.deleteFrom('event_skills').where('event_id', '=', id).execute();
  await insertSkills(db, id, skillIds);
}

export interface EventPatch {
  day: string;
  start_time: Date;
  end_time: Date;
  title?: string;
  description?: string;
  link?: string;
  max_participants?: number;
  has_waitlist?: boolean;
  language?: string | null;
  auto_approve?: boolean;
  differs?: boolean;
}

/**
 * Changes an event that is upcoming at `now` and has no more taken and held places than the new size,
 * in one statement, so that a concurrent approval cannot exceed the size.
 *
 * @returns false when a condition fails.
 */
export async function updateUpcomingEvent(
  db: Kysely<Database>,
  id: string,
  patch: EventPatch,
  now: Date,
): Promise<boolean> {
  let query = db
    .updateTable('events')
    .set(patch)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now);
  if (patch.max_participants !== undefined) {
    query = query.where(sql<boolean>`participants_count + ${heldPlaces(now)} <= ${patch.max_participants}`);
  }
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/** Cancels an event that is upcoming at `now`; false when it is not. */
export async function cancelUpcomingEvent(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const cancelled = await db
    .updateTable('events')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('end_time', '>', now)
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}
