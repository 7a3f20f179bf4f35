import type { EventSearch, PartOfDay } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';
import { freePlaces } from '../../db/free-places.ts';
import { containsOneOrTwoWords } from '../../db/text-search.ts';
import { offsetsDuring } from '../../zones.ts';
import { managesEvent } from '../events/cohosts/cohost-repository.ts';
import { hasOpenSignUps } from '../events/registrations/sign-ups.ts';
import { teachesWanted } from '../events/taught-skills.ts';
import { partsOfDay } from './hours.ts';

/** The filters of a search for upcoming events; null does not filter. */
export interface EventCriteria {
  viewerId: string | null;
  now: Date;
  /** The member who hosts the events; counts never leave this filter out. */
  host: string | null;
  q: { skills: string[]; words: string[]; otherWords: string[] } | null;
  /** Skill ids. */
  skill: string[] | null;
  language: string | null;
  days: { from: Date | null; to: Date | null } | null;
  time: PartOfDay | null;
  /** The viewer's time zone, for `time`. */
  timeZone: string;
  free: true | null;
  wanted: true | null;
  /** Of the dates of a series, only the next one that passes the filters. */
  isNextDateOnly: boolean;
}

export type EventFilter = Exclude<NonNullable<EventSearch['drop']>[number]['filter'], 'all'>;

export const eventFilters = [
  'q',
  'skill',
  'language',
  'days',
  'time',
  'free',
  'wanted',
] as const satisfies EventFilter[];

type Condition = RawBuilder<boolean>;

/** Creates conditions on a statement's `events`; null for a filter that is not set. */
export function eventConditions(criteria: EventCriteria): Record<EventFilter, Condition | null> {
  const { q, skill, language, days, time, free, wanted, now } = criteria;
  return {
    q: q && hasWords(q),
    skill: skill && teachesOne(skill),
    language: language === null ? null : sql<boolean>`(events.language is not distinct from ${language})`,
    days: days && isWithin(days),
    time: time && isAt(criteria, time),
    free: free && hasFreePlace(now),
    wanted: wanted && teachesWanted(criteria.viewerId),
  };
}

/** Creates a condition: the member of the search hosts the event, if the search names one. */
export const isHostedBy = ({ host }: EventCriteria): Condition =>
  host === null ? sql<boolean>`true` : sql<boolean>`(events.host_id = ${host}::uuid)`;

/** Creates a condition: members can sign up for a place that is neither taken nor held. */
export const hasFreePlace = (now: Date) => sql<boolean>`(${freePlaces(now)} > 0 and ${hasOpenSignUps(now)})`;

/** Creates a condition: the viewer hosts, co-hosts or attends the event. */
export const isOwn = (viewerId: string | null) => sql<boolean>`(
  ${managesEvent(viewerId)} or events.id in (
    select event_id from event_registrations where member_id = ${viewerId}::uuid and state = 'approved'))`;

/** Events can be scheduled two years ahead, and some have started today. */
const horizonMs = 750 * 24 * 60 * 60 * 1000;

type Clock = Pick<EventCriteria, 'now' | 'timeZone'>;

/** Creates the start of an event as a timestamp of the viewer's time zone, with that day's offset. */
export function localStart({ now, timeZone }: Clock): RawBuilder<Date> {
  const around = { start: now.getTime() - horizonMs / 2, end: now.getTime() + horizonMs };
  const [first, ...later] = offsetsDuring(around, timeZone);
  const offset = later.reduce(
    (before, { start, minutes }) =>
      sql`case when events.start_time >= ${new Date(start)} then ${minutes}::int else ${before} end`,
    sql`${first?.minutes ?? 0}::int`,
  );
  return sql<Date>`(events.start_time at time zone 'UTC' + make_interval(mins => ${offset}))`;
}

/** Creates a condition: the event starts in a part of the day in the viewer's time zone. */
export function isAt(clock: Clock, time: PartOfDay): Condition {
  const [from, to] = partsOfDay[time];
  const hour = sql`extract(hour from ${localStart(clock)})`;
  return sql<boolean>`(${hour} >= ${from}::int and ${hour} < ${to}::int)`;
}

function isWithin({ from, to }: NonNullable<EventCriteria['days']>): Condition {
  const isAfter = from === null ? sql`true` : sql`events.start_time >= ${from}`;
  const isBefore = to === null ? sql`true` : sql`events.start_time < ${to}`;
  return sql<boolean>`(${isAfter} and ${isBefore})`;
}

const teachesOne = (ids: readonly string[]) => sql<boolean>`events.id in (
  select event_id from event_skills join skills on skills.id = skill_id
  where skills.id = any(${ids}::uuid[]) or canonical_id = any(${ids}::uuid[]))`;

/** Creates a condition: one of the skills and all other words in the title, or all words in the title. */
function hasWords({ skills, words, otherWords }: NonNullable<EventCriteria['q']>): Condition {
  const inTitle = (each: readonly string[]) =>
    sql.join(
      each.map((word) => containsOneOrTwoWords(sql.ref('events.title_folded'), word)),
      sql` and `,
    );
  const titled = words.length === 0 ? sql`false` : inTitle(words);
  const taught = otherWords.length === 0 ? sql`true` : inTitle(otherWords);
  return sql<boolean>`((${teachesOne(skills)} and ${taught}) or (${titled}))`;
}
