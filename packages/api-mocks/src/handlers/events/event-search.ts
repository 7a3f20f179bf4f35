import { holdsWords } from '@skill-exchange/api-client/fold-text';
import { nextDatesOf } from '@skill-exchange/api-client/next-dates';
import type { Event, PartOfDay, SkillRef } from '@skill-exchange/api-client/types';
import { community } from '../../community.ts';
import { type Http, pageOf } from '../../http.ts';
import { countOf, hasOne, nameOf, namesIn, paged, readWords } from '../../search-words.ts';
import { withMoreDates } from '../../series.ts';
import { withoutLink } from './events.ts';

const parts = { mornings: [6, 12], afternoons: [12, 18], evenings: [18, 24] } as const;

const everyPart = ['mornings', 'afternoons', 'evenings'] as const satisfies PartOfDay[];

const filterNames = ['q', 'skill', 'language', 'days', 'time', 'free', 'wanted'] as const;

type FilterName = (typeof filterNames)[number];

type Filter = (event: Event) => boolean;

export const searchEventsHandler = (http: Http) =>
  http.get('/api/events/search', ({ query, request, response }) => {
    const read = readWords(query.get('q') ?? '', query.get('exact') === 'true');
    const filters = filtersOf(new URL(request.url).searchParams, read.skills);
    const host = query.get('host');
    const upcoming = community().events.filter(
      ({ status, created_by }) => status === 'Upcoming' && (host === null || created_by._id === host),
    );
    const passing = (names: readonly FilterName[]) =>
      upcoming.filter((event) => filterNames.every((name) => names.includes(name) || (filters[name]?.(event) ?? true)));
    const group = query.get('nextDates') === 'true' ? nextDatesOf : (events: readonly Event[]) => [...events];
    const without: Without = (names, also = () => true) => group(passing(names).filter(also));
    const all = passing([]);
    const found = without([]).map((event) => withMoreDates(event, all));
    const { entries, headers } = pageOf(found.map(withoutLink), paged(request));
    const body = { success: true as const, events: entries, ...read };
    if (found.length === 0) return response(200).json({ ...body, drop: dropOf(filters, without) });
    if (query.get('facets') !== 'true') return response(200).json(body, { headers });
    return response(200).json({ ...body, facets: facetsOf(without) }, { headers });
  });

function filtersOf(query: URLSearchParams, skills: readonly SkillRef[]): Partial<Record<FilterName, Filter>> {
  const [q, skill, spoken] = ['q', 'skill', 'language'].map((name) => query.get(name) ?? '');
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const part = everyPart.find((one) => one === query.get('time'));
  return {
    ...(q && { q: ({ title, skills: taught }) => holdsWords([title], q) || hasOne(taught, skills.map(nameOf)) }),
    ...(skill && { skill: ({ skills: taught }) => hasOne(taught, namesIn(skill)) }),
    ...(spoken && { language: ({ language }) => language === spoken }),
    ...((from || to) && { days: ({ start_time }) => start_time >= from && start_time < (to || '9999') }),
    ...(part && { time: (event) => isAt(event, part) }),
    ...(query.get('free') === 'true' && { free: hasPlace }),
    ...(query.get('wanted') === 'true' && { wanted: isWanted }),
  };
}

const hasPlace: Filter = (event) => event.current_participants_count < event.max_participants;

const isWanted: Filter = ({ skills }) => hasOne(skills, community().me.skillsRequested);

/** Returns whether an event starts in this part of the day in UTC, the viewer's zone in stories. */
function isAt({ start_time }: Event, part: PartOfDay): boolean {
  const hour = Number(start_time.slice(11, 13));
  const [from, to] = parts[part];
  return hour >= from && hour < to;
}

/** The events that are found without some filters, and by another one. */
type Without = (names: readonly FilterName[], also?: Filter) => Event[];

function facetsOf(without: Without) {
  const valuesIn = (name: FilterName, valuesOf: (event: Event) => readonly string[]) => [
    ...new Set(without([name]).flatMap(valuesOf)),
  ];
  const byCount = (name: FilterName, valuesOf: (event: Event) => readonly string[]) =>
    valuesIn(name, valuesOf)
      .map((value) => ({ value, ...countOf(without([name], (event) => valuesOf(event).includes(value))) }))
      .toSorted((one, other) => other.count - one.count);
  return {
    total: countOf(without([])),
    free: countOf(without(['free'], hasPlace)),
    wanted: countOf(without(['wanted'], isWanted)),
    skill: byCount('skill', ({ skills }) => skills).slice(0, 12),
    time: everyPart
      .map((value) => ({ value, ...countOf(without(['time'], (event) => isAt(event, value))) }))
      .filter(({ count }) => count > 0),
    language: byCount('language', ({ language }) => (language === undefined ? [] : [language])),
    days: community()
      .events.map(dayOf)
      .filter((day, index, all) => all.indexOf(day) === index)
      .toSorted()
      .map((value) => ({ value, held: without(['days'], (event) => dayOf(event) === value) }))
      .filter(({ held }) => held.length > 0)
      .map(({ value, held }) => ({ value, ...countOf(held), mine: held.some(isOwn) })),
  };
}

/** The day in UTC. */
const dayOf = ({ start_time }: Event) => start_time.slice(0, 10);

const isOwn: Filter = ({ created_by, participants }) =>
  [created_by, ...participants].some(({ _id }) => _id === community().me._id);

/** The number of results that each filter hides, most first. */
function dropOf(filters: Partial<Record<FilterName, Filter>>, without: Without) {
  const used = filterNames.filter((name) => filters[name] !== undefined);
  const others = filterNames.filter((name) => name !== 'q');
  const all = { filter: 'all' as const, ...countOf(without(others)) };
  return [...used.map((filter) => ({ filter, ...countOf(without([filter])) })), ...(used.length > 1 ? [all] : [])]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
