import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type EventRow, eventRows, isFindableEvent, selectEvents } from './event-columns.ts';
import { longestEventMs } from './event-times.ts';
import { involvesMember } from './involves-member.ts';
import { firstFaces } from './registrations/first-faces.ts';
import type { RegistrationState } from './registrations/registration-repository.ts';
import { laterDates } from './series/later-dates.ts';
import { teaches, teachesWanted } from './taught-skills.ts';

export type EventStatus = 'Upcoming' | 'Cancelled' | 'Completed';

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
  /** Only events that teach one of these skills. */
  skillIds: readonly string[] | null;
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

/** Conditions on `events` of every list of upcoming events. */
export function isUpcomingFor(viewerId: string | null, now: Date) {
  return [startedWithinADay(now), hasStatus('Upcoming', now), isFindableEvent(viewerId)];
}

/** Returns listed events, soonest first. */
export async function findUpcomingEvents(db: Kysely<Database>, filter: UpcomingFilter): Promise<EventRow[]> {
  const { viewerId, now, skillIds, seriesId } = filter;
  const taught = skillIds === null ? [] : [teaches(skillIds)];
  const all = selectEvents(db, viewerId)
    .select([
      laterDates([...isUpcomingFor(viewerId, now), ...taught]).as('more_dates'),
      firstFaces(viewerId).as('faces'),
    ])
    .where(startedWithinADay(now));
  const dates = seriesId === null ? all : all.where('events.series_id', '=', seriesId);
  const query = taught.reduce((narrowed, condition) => narrowed.where(condition), dates);
  return eventRows(await inStatus(query, { ...filter, status: 'Upcoming' }).execute(), viewerId);
}

/** Returns listed events by others that teach a skill the member wants, soonest first. */
export async function findEventsToLearn(
  db: Kysely<Database>,
  memberId: string,
  filter: Omit<StatusFilter, 'status'>,
): Promise<EventRow[]> {
  const isOfOthers = sql<boolean>`events.host_id <> ${memberId}`;
  const isWanted = teachesWanted(memberId);
  const query = selectEvents(db, memberId)
    .select([
      laterDates([...isUpcomingFor(memberId, filter.now), isOfOthers, isWanted]).as('more_dates'),
      firstFaces(memberId).as('faces'),
    ])
    .where(startedWithinADay(filter.now))
    .where(isOfOthers)
    .where(isWanted);
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
  if (withId !== null) query = query.where(involvesMember(withId, hostId));
  return eventRows(await inStatus(query, filter).execute(), hostId);
}

/** Returns a member's requested and joined events by status: upcoming soonest first, past ones latest first. */
export async function findEventsOfMember(
  db: Kysely<Database>,
  memberId: string,
  { states, withId, ...filter }: OwnEventsFilter & { states: readonly RegistrationState[] },
): Promise<EventRow[]> {
  let query = selectEvents(db, memberId)
    .innerJoin('event_registrations as places', 'places.event_id', 'events.id')
    .where('places.member_id', '=', memberId)
    .where('places.state', 'in', states);
  if (withId !== null) query = query.where(involvesMember(withId, memberId));
  return eventRows(await inStatus(query, filter).execute(), memberId);
}
