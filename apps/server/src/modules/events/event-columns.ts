import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EventRegistrationTable, EventTable } from '../../db/tables/events.ts';
import { rowCount } from '../../paging.ts';
import type { EventRights } from '../../policy.ts';
import { isListed } from '../users/listed.ts';
import { imageFor, nameFor } from '../users/viewer-columns.ts';
import { type CohostRow, cohostsFor, managesEvent } from './cohosts/cohost-repository.ts';
import { fieldColumns } from './event-fields.ts';
import type { FaceRow } from './registrations/first-faces.ts';
import type { OwnReviewRow } from './reviews/review-repository.ts';

const columns = [
  ...(['id', 'host_id', 'day', 'start_time', 'end_time', 'participants_count', 'cancelled_at', 'hidden_at'] as const),
  ...fieldColumns,
  ...(['image_hash', 'check_in_code', 'earlier_check_in_code', 'check_in_code_replaced_at'] as const),
  ...(['recording', 'slides', 'thanked_at'] as const),
];

/** An event for one viewer; null for a visitor. */
export interface EventRow extends EventRights, Pick<Selectable<EventTable>, (typeof columns)[number]> {
  host_id: string;
  waitlist: WaitlistRow;
  series: SeriesRow | null;
  cohost_rows: CohostRow[];
  /** Ids of members who have not answered their invitation to co-host. */
  invited: string[];
  /** The co-host who is asked to host it. */
  offeredTo: string | null;
  /** Whether the viewer took part; null if nobody has said. */
  came: boolean | null;
  host_name: string;
  host_image_hash: string | null;
  host_rating_sum: number;
  host_rating_count: number;
  skills: { _id: string; name: string }[];
  /** Of lists of upcoming events only: later dates of its series in the same list. */
  more_dates?: number;
  /** Of lists of upcoming events only: the first participants, for hosts and participants. */
  faces?: FaceRow[] | null;
  /** Of a single event only: the viewer's part in its reviews; null for everybody but its participants. */
  own_review?: OwnReviewRow | null;
}

/** The series of an event that repeats. */
export interface SeriesRow {
  _id: string;
  rrule: string;
  /** Days by which this date was moved from the rule's day, together with others. */
  daysMoved: number;
  timeZone: string;
  position: number;
  dates: number;
  lastDay: string;
  /** Dates that are not canceled and that the viewer does not host alone, if they host this one; null without any. */
  ofOthers: { position: number; end: string; isCohosted: boolean }[] | null;
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

function seriesFor(viewerId: string | null) {
  const isCohosted = (event: string) => sql`exists (
    select from event_hosts where event_id = ${sql.ref(`${event}.id`)} and member_id = ${viewerId}::uuid and state = 'accepted'
  )`;
  return sql<SeriesRow | null>`(
    select json_build_object(
      '_id', series.id, 'rrule', rrule, 'daysMoved', events.days_moved, 'timeZone', time_zone, 'position', series_position, 'dates', dates,
      'lastDay', last_day,
      'ofOthers', case when events.host_id = ${viewerId}::uuid and has_several_hosts
          or events.host_id <> ${viewerId}::uuid and ${isCohosted('events')} then (
        select json_agg(json_build_object(
          'position', date.series_position, 'end', date.end_time, 'isCohosted', ${isCohosted('date')}
        )) from events as date
        where date.series_id = series.id and date.cancelled_at is null and date.host_id <> ${viewerId}::uuid
      ) end
    ) from series where series.id = events.series_id
  )`;
}

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
  return db
    .selectFrom('events')
    .innerJoin('members as hosts', 'hosts.id', 'events.host_id')
    .select(columns.map((column) => `events.${column}` as const))
    .select(['hosts.rating_sum as host_rating_sum', 'hosts.rating_count as host_rating_count'])
    .select([
      nameFor(viewerId, 'hosts').as('host_name'),
      imageFor(viewerId, 'hosts').as('host_image_hash'),
      skillsOfEvent.as('skills'),
      registered(viewerId, 'approved', 'approved_at').as('participants'),
      // Only hosts see all of them.
      sql<string[]>`case when ${managesEvent(viewerId)}
        then ${registered(viewerId, 'pending', 'requested_at')} else '[]'::json end`.as('requests'),
      viewerPlace(viewerId).as('viewer_place'),
      waitlistOf(viewerId).as('waitlist'),
      seriesFor(viewerId).as('series'),
      cohostsFor(viewerId).as('cohost_rows'),
    ])
    .where(isFindableEvent(viewerId));
}

/** Creates a condition on `events`: the viewer can find the event. Only the host sees hidden ones. */
export function isFindableEvent(viewerId: string | null) {
  return sql<boolean>`(${isListed(viewerId, 'events.host_id')}
    and (events.hidden_at is null or events.host_id = ${viewerId}::uuid))`;
}

interface SelectedRow extends Omit<EventRow, 'cohosts' | 'invited' | 'offeredTo' | 'came'> {
  viewer_place: (Pick<EventRegistrationTable, 'state'> & { came: boolean | null }) | null;
}

/** Adds the ids of co-hosts, and ensures that the other ids include the viewer's, even when the list is cut. */
export function eventRows(rows: SelectedRow[], viewerId: string | null): EventRow[] {
  return rows.map(({ viewer_place, ...row }) => {
    const idsIn = (state: CohostRow['state']) =>
      row.cohost_rows.filter((cohost) => cohost.state === state).map(({ _id }) => _id);
    const came = viewer_place?.came ?? null;
    const offeredTo = row.cohost_rows.find(({ isOffered }) => isOffered)?._id ?? null;
    const event = { ...row, cohosts: idsIn('accepted'), invited: idsIn('invited'), offeredTo, came };
    if (viewerId === null) return event;
    if (viewer_place?.state === 'approved') return { ...event, participants: withId(event.participants, viewerId) };
    if (viewer_place?.state === 'pending') return { ...event, requests: withId(event.requests, viewerId) };
    return event;
  });
}

function withId(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids : [...ids.slice(0, maxIds - 1), id];
}
