import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type EventRow, eventRows, selectEvents } from '../events/event-columns.ts';
import { type EventPage, hasStatus, inStatus, startedWithinADay } from '../events/list-repository.ts';
import {
  type EventCriteria,
  type EventFilter,
  eventConditions,
  eventFilters,
  hasFreePlace,
  isAt,
  isOwn,
  localStart,
  teachesWanted,
} from './event-conditions.ts';
import { everyPart } from './hours.ts';

/** Returns a page of upcoming events, soonest first. */
export async function findEvents(db: Kysely<Database>, criteria: EventCriteria, page: EventPage): Promise<EventRow[]> {
  const { viewerId, now } = criteria;
  let query = selectEvents(db, viewerId).where(startedWithinADay(now));
  for (const condition of Object.values(eventConditions(criteria)))
    if (condition !== null) query = query.where(condition);
  return eventRows(await inStatus(query, { ...page, status: 'Upcoming', now }).execute(), viewerId);
}

/** Only this many of the soonest events are counted. */
const maxCountedEvents = 20_000;

/** Maximum number of skills listed with their counts. */
const maxSkills = 12;

/** Maximum number of languages listed with their counts. */
const maxLanguages = 12;

/** Maximum number of days listed with their counts. */
const maxDays = 366;

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
  without: Record<EventFilter | 'all', number>;
}

/** Computes all counts in one pass over the upcoming events. */
export async function countEvents(db: Kysely<Database>, criteria: EventCriteria): Promise<EventCounts> {
  const { viewerId, now } = criteria;
  const conditions = eventConditions(criteria);
  const passes = eventFilters.map((name) => sql`${conditions[name] ?? sql`true`} as ${sql.ref(`passes_${name}`)}`);
  const times = everyPart.map((part) => sql`${isAt(criteria, part)} as ${sql.ref(`is_${part}`)}`);
  const listed = selectEvents(db, viewerId)
    .clearSelect()
    .select('events.id')
    .where(startedWithinADay(now))
    .where(hasStatus('Upcoming', now))
    .orderBy('events.start_time')
    .limit(rowCount(maxCountedEvents));
  /** Creates a condition of all filters except these. */
  const allExcept = (...names: EventFilter[]) =>
    sql.join(
      [sql`true`, ...eventFilters.filter((name) => !names.includes(name)).map((name) => sql.ref(`passes_${name}`))],
      sql` and `,
    );
  const count = (condition: ReturnType<typeof allExcept>) => sql`count(*) filter (where ${condition})`;
  const without = eventFilters.map((name) => sql`${sql.lit(name)}, ${count(allExcept(name))}`);
  const { rows } = await sql<{ counts: EventCounts }>`
    with found as materialized (
      select events.id, events.language, ${hasFreePlace} as is_free, ${teachesWanted(viewerId)} as is_wanted,
        to_char(${localStart(criteria)}, 'YYYY-MM-DD') as day, coalesce(${isOwn(viewerId)}, false) as is_own,
        ${sql.join([...passes, ...times])}
      from events where events.id in (${listed})
    )
    select json_build_object(
      'total', ${count(allExcept())},
      'free', ${count(sql`is_free and ${allExcept('free')}`)},
      'wanted', ${count(sql`is_wanted and ${allExcept('wanted')}`)},
      'time', json_build_array(${sql.join(everyPart.map((part) => count(sql`${sql.ref(`is_${part}`)} and ${allExcept('time')}`)))}),
      'skill', (select coalesce(json_agg(json_build_array(name, events)), '[]'::json) from (
        select root.name, count(distinct found.id) as events
        from found
        join event_skills on event_id = found.id
        join skills on skills.id = skill_id
        join skills as root on root.id = coalesce(skills.canonical_id, skills.id)
        where ${allExcept('skill')}
        group by root.name order by events desc, root.name limit ${rowCount(maxSkills)}
      ) as taught),
      'language', (select coalesce(json_agg(json_build_array(language, events)), '[]'::json) from (
        select language, count(*) as events
        from found where language is not null and ${allExcept('language')}
        group by language order by events desc, language limit ${rowCount(maxLanguages)}
      ) as spoken),
      'days', (select coalesce(json_agg(json_build_array(day, events, is_own) order by day), '[]'::json) from (
        select day, count(*) as events, bool_or(is_own) as is_own
        from found where ${allExcept('days')} group by day order by day limit ${rowCount(maxDays)}
      ) as held),
      'without', json_build_object(${sql.join(without)}, 'all', ${count(sql.ref('passes_q'))})
    ) as counts
    from found`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are always there.');
  return row.counts;
}
