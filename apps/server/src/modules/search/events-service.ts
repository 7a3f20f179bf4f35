import type { EventSearch, operations, SkillRef } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { readInstant, readTimeZone } from '../../input.ts';
import type { EventRow } from '../events/event-columns.ts';
import { readEventPage } from '../events/service.ts';
import { type EventCriteria, eventFilters } from './event-conditions.ts';
import {
  countEvents,
  countEventsWithout,
  type EventCounts,
  type EventCountsWithout,
  findEvents,
} from './events-repository.ts';
import { presentCount, presentCounts } from './facets.ts';
import { everyPart } from './hours.ts';
import { type ReadWords, readSkillNames, readWords } from './read-words.ts';

type Query = NonNullable<operations['searchEvents']['parameters']['query']>;

const defaultLimit = 24;

export interface EventsFound {
  rows: EventRow[];
  nextCursor: string | null;
  skills: SkillRef[];
  corrected: ReadWords['corrected'];
  facets: EventSearch['facets'];
  drop: EventSearch['drop'];
}

/** Returns upcoming events for the viewer. @throws ApiError 400 for an invalid time, time zone or cursor. */
export async function searchEvents(context: AppContext, viewerId: string | null, query: Query): Promise<EventsFound> {
  const { db } = context;
  const request = { limit: query.limit ?? defaultLimit, cursor: query.cursor };
  const find = async (isExact: boolean) => {
    const words = await readWords(db, query.q ?? '', isExact);
    const criteria = await readCriteria(context, viewerId, query, words);
    return { words, criteria, page: await readEventPage(request, (part) => findEvents(db, criteria, part)) };
  };
  const asked = await find(query.exact ?? false);
  // A correction that finds nothing helps nobody.
  const isInVain = asked.words.corrected !== undefined && asked.page.rows.length === 0;
  const typed = isInVain ? await find(true) : asked;
  const { words, criteria, page } = typed.page.rows.length > 0 ? typed : asked;
  const isFiltered = eventFilters.some((name) => criteria[name] !== null);
  const isNothing = isFiltered && query.cursor === undefined && page.rows.length === 0;
  const counts = query.facets ? await countEvents(db, criteria) : undefined;
  const without = isNothing ? (counts?.without ?? (await countEventsWithout(db, criteria))) : undefined;
  const drop = without && dropsOf(criteria, without);
  return {
    ...page,
    skills: words.skills.map(({ _id, name }) => ({ _id, name })),
    corrected: page.rows.length > 0 || drop?.some(({ filter }) => filter !== 'q') ? words.corrected : undefined,
    facets: counts && presentFacets(counts),
    drop,
  };
}

async function readCriteria(
  { db, clock }: AppContext,
  viewerId: string | null,
  query: Query,
  { wider, words, otherWords }: ReadWords,
): Promise<EventCriteria> {
  const isNamed = (query.skill ?? '').trim() !== '';
  const from = query.from === undefined ? null : readInstant('from', query.from);
  const to = query.to === undefined ? null : readInstant('to', query.to);
  return {
    viewerId,
    now: clock(),
    host: query.host ?? null,
    q: (query.q ?? '').trim() === '' ? null : { skills: wider.map(({ _id }) => _id), words, otherWords },
    skill: isNamed ? (await readSkillNames(db, query.skill ?? '')).map(({ _id }) => _id) : null,
    language: query.language ?? null,
    days: from === null && to === null ? null : { from, to },
    time: query.time ?? null,
    timeZone: query.timeZone === undefined ? 'UTC' : readTimeZone('timeZone', query.timeZone),
    free: query.free ? true : null,
    wanted: query.wanted ? true : null,
    isNextDateOnly: query.nextDates ?? false,
  };
}

function presentFacets({
  total,
  free,
  wanted,
  skill,
  language,
  time,
  days,
}: EventCounts): NonNullable<EventSearch['facets']> {
  return {
    total: presentCount(total),
    free: presentCount(free),
    wanted: presentCount(wanted),
    skill: presentCounts(skill.map(([value, count]) => ({ value, count }))),
    language: presentCounts(language.map(([value, count]) => ({ value, count }))),
    time: presentCounts(everyPart.map((value, index) => ({ value, count: time[index] ?? 0 }))),
    days: days.map(([value, count, mine]) => ({ value, ...presentCount(count), mine })),
  };
}

/** Returns how many events an empty search would find without each filter, and with only its words. */
function dropsOf(criteria: EventCriteria, without: EventCountsWithout): NonNullable<EventSearch['drop']> {
  const used = eventFilters.filter((name) => criteria[name] !== null);
  const isMany = used.filter((name) => name !== 'q').length > 1;
  return [...used, ...(isMany ? (['all'] as const) : [])]
    .map((filter) => ({ filter, ...presentCount(without[filter]) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
