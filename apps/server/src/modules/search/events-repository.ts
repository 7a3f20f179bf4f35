import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type EventRow, eventRows, isFindableEvent, selectEvents } from '../events/event-columns.ts';
import { type EventPage, hasStatus, inStatus, isUpcomingFor, startedWithinADay } from '../events/list-repository.ts';
import { firstFaces } from '../events/registrations/first-faces.ts';
import { isNextDate, laterDates } from '../events/series/later-dates.ts';
import { teachesWanted } from '../events/taught-skills.ts';
import {
  type EventCriteria,
  type EventFilter,
  eventConditions,
  eventFilters,
  hasFreePlace,
  isAt,
  isHostedBy,
  isOwn,
  localStart,
} from './event-conditions.ts';
import { everyPart } from './hours.ts';

/** Returns a page of upcoming events, soonest first. */
export async function findEvents(db: Kysely<Database>, criteria: EventCriteria, page: EventPage): Promise<EventRow[]> {
  const { viewerId, now } = criteria;
  const conditions = Object.values(eventConditions(criteria)).filter((condition) => condition !== null);
  const filters = criteria.host === null ? conditions : [isHostedBy(criteria), ...conditions];
  const isFound = [...isUpcomingFor(viewerId, now), ...filters];
  let query = selectEvents(db, viewerId)
    .select([laterDates(isFound).as('more_dates'), firstFaces(viewerId).as('faces')])
    .where(startedWithinADay(now));
  for (const condition of filters) query = query.where(condition);
  if (criteria.isNextDateOnly) query = query.where(isNextDate(isFound));
  return eventRows(await inStatus(query, { ...page, status: 'Upcoming', now }).execute(), viewerId);
}

/** Only this many of the soonest events are counted. */
const maxCountedEvents = 5_000;

/** Maximum number of skills listed with their counts. */
const maxSkills = 12;

/** Maximum number of languages listed with their counts. */
const maxLanguages = 12;

/** Maximum number of days listed with their counts. */
const maxDays = 366;

/** How many events would be found without each filter, and with only the words. */
export type EventCountsWithout = Record<EventFilter | 'all', number>;

/** The number of events found, and with another value of each filter or without it. */
export interface EventCounts {
  total: number;
  free: number;
  wanted: number;
  time: number[];
  /** Most taught first. */
  skill: [name: string, events: number][];
  /** Most frequent first. */
  language: [code: string, events: number][];
  /** Soonest first; `isOwn` for the viewer's. */
  days: [day: string, events: number, isOwn: boolean][];
  without: EventCountsWithout;
}

/** Creates a condition of all filters except these, on a row of `countedEvents`. */
const allExcept = (...names: EventFilter[]) =>
  sql.join(
    [sql`true`, ...eventFilters.filter((name) => !names.includes(name)).map((name) => sql.ref(`passes_${name}`))],
    sql` and `,
  );

/** Counts events, or cards: the dates of a series share one. `distinct` sorts only the rows that have a series. */
const countOf = ({ isNextDateOnly }: EventCriteria) =>
  isNextDateOnly
    ? (condition: RawBuilder<unknown>) =>
        sql`count(*) filter (where series_id is null and ${condition}) + count(distinct series_id) filter (where ${condition})`
    : (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;

const countsWithout = (criteria: EventCriteria) => {
  const count = countOf(criteria);
  return sql`json_build_object(${sql.join(
    eventFilters.map((name) => sql`${sql.lit(name)}, ${count(allExcept(name))}`),
  )}, 'all', ${count(sql.ref('passes_q'))})`;
};

/** Selects the soonest upcoming events that the viewer can find, with whether they pass each filter. */
function countedEvents(criteria: EventCriteria, columns: RawBuilder<unknown> = sql`events.series_id`) {
  const { viewerId, now } = criteria;
  const conditions = eventConditions(criteria);
  const passes = eventFilters.map((name) => sql`${conditions[name] ?? sql`true`} as ${sql.ref(`passes_${name}`)}`);
  return sql`
    select ${columns}, ${sql.join(passes)}
    from (
      select id, host_id, series_id, language, start_time, participants_count, max_participants, title_folded,
        signups_close_minutes, signups_closed, cancelled_at
      from events
      where ${startedWithinADay(now)} and ${hasStatus('Upcoming', now)} and ${isFindableEvent(viewerId)}
        and ${isHostedBy(criteria)}
      order by start_time limit ${rowCount(maxCountedEvents)}
    ) as events`;
}

/** Computes the counts without filters in one pass over the upcoming events. */
export async function countEventsWithout(db: Kysely<Database>, criteria: EventCriteria): Promise<EventCountsWithout> {
  const { rows } = await sql<{ counts: EventCountsWithout }>`
    select ${countsWithout(criteria)} as counts from (${countedEvents(criteria)}) as found`.execute(db);
  return theOnly(rows).counts;
}

/** Computes all counts in one pass over the upcoming events. */
export async function countEvents(db: Kysely<Database>, criteria: EventCriteria): Promise<EventCounts> {
  const { viewerId, now } = criteria;
  const count = countOf(criteria);
  const times = everyPart.map((part) => sql`${isAt(criteria, part)} as ${sql.ref(`is_${part}`)}`);
  const columns = sql`
    events.id, events.series_id, events.language, ${hasFreePlace(now)} as is_free, ${teachesWanted(viewerId)} as is_wanted,
    to_char(${localStart(criteria)}, 'YYYY-MM-DD') as day, coalesce(${isOwn(viewerId)}, false) as is_own,
    ${sql.join(times)}`;
  const { rows } = await sql<{ counts: EventCounts }>`
    with found as materialized (${countedEvents(criteria, columns)})
    select json_build_object(
      'total', ${count(allExcept())},
      'free', ${count(sql`is_free and ${allExcept('free')}`)},
      'wanted', ${count(sql`is_wanted and ${allExcept('wanted')}`)},
      'time', json_build_array(${sql.join(everyPart.map((part) => count(sql`${sql.ref(`is_${part}`)} and ${allExcept('time')}`)))}),
      'skill', (select coalesce(json_agg(json_build_array(name, events)), '[]'::json) from (
        select root.name, count(distinct ${criteria.isNextDateOnly ? sql`coalesce(series_id, found.id)` : sql`found.id`}) as events
        from found
        join event_skills on event_id = found.id
        join skills on skills.id = skill_id
        join skills as root on root.id = coalesce(skills.canonical_id, skills.id)
        where ${allExcept('skill')}
        group by root.name order by events desc, root.name limit ${rowCount(maxSkills)}
      ) as taught),
      'language', (select coalesce(json_agg(json_build_array(language, events)), '[]'::json) from (
        select language, ${count(sql`true`)} as events
        from found where language is not null and ${allExcept('language')}
        group by language order by events desc, language limit ${rowCount(maxLanguages)}
      ) as spoken),
      'days', (select coalesce(json_agg(json_build_array(day, events, is_own) order by day), '[]'::json) from (
        select day, ${count(sql`true`)} as events, bool_or(is_own) as is_own
        from found where ${allExcept('days')} group by day order by day limit ${rowCount(maxDays)}
      ) as held),
      'without', ${countsWithout(criteria)}
    ) as counts
    from found`.execute(db);
  return theOnly(rows).counts;
}

function theOnly<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('Counts are always there.');
  return row;
}
