import { foldText, holdsWords, searchWords } from '@skill-exchange/api-client/fold-text';
import type { FoundUser, SkillRef, User } from '@skill-exchange/api-client/types';
import { community } from '../community.ts';
import { allSkills } from '../factories.ts';
import { type Http, pageOf } from '../http.ts';
import { blocks } from './blocks.ts';
import { withoutLink } from './events.ts';
import { toPublic } from './users.ts';

const pageSize = '24';

export const searchHandlers = (http: Http) => ({
  searchMembers: http.get('/api/members/search', ({ query, request, response }) => {
    const filters = { ...readFilters(query), isKnown: request.headers.has('authorization') };
    const read = readWords(filters.q ?? '', filters.exact === 'true');
    const found = membersFound(filters, read.skills);
    const { entries, headers } = pageOf(found.toSorted(byBothWays), paged(request));
    const body = { success: true as const, users: entries, ...read };
    if (found.length === 0) return response(200).json({ ...body, drop: dropOf(filters, read.skills) });
    if (filters.facets !== 'true') return response(200).json(body, { headers });
    return response(200).json({ ...body, facets: facetsOf(filters, read.skills) }, { headers });
  }),

  searchEvents: http.get('/api/events/search', ({ query, request, response }) => {
    const q = query.get('q') ?? '';
    const read = readWords(q, query.get('exact') === 'true');
    const wanted = namesIn(query.get('skill') ?? '');
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9999'];
    const found = community().events.filter(
      (event) =>
        event.status === 'Upcoming' &&
        (q === '' || holdsWords([event.title], q) || hasOne(event.skills, read.skills.map(nameOf))) &&
        (wanted.length === 0 || hasOne(event.skills, wanted)) &&
        event.start_time >= from &&
        event.start_time < to &&
        (query.get('free') !== 'true' || event.current_participants_count < event.max_participants),
    );
    const { entries, headers } = pageOf(found.map(withoutLink), paged(request));
    return response(200).json({ success: true, events: entries, ...read }, { headers });
  }),
});

const filterNames = [
  'q',
  'exact',
  'teaches',
  'wants',
  'both',
  'level',
  'language',
  'hours',
  'rating',
  'active',
  'facets',
] as const;

type Filters = { [Name in (typeof filterNames)[number]]?: string } & {
  /** True for a signed-in caller, who is not found themselves and can swap both ways. */
  isKnown: boolean;
};

/** Filters that can be dropped. The mocked members have no hours. */
const dropped = ['q', 'teaches', 'wants', 'both', 'level', 'language', 'rating', 'active'] as const;

function readFilters(query: { get: (name: (typeof filterNames)[number]) => unknown }): Omit<Filters, 'isKnown'> {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, String(value)]];
    }),
  );
}

function membersFound(filters: Filters, skills: readonly SkillRef[]): FoundUser[] {
  const { me, users, formerIds } = community();
  const named = skills.map(nameOf);
  const [teaches, wants] = [namesIn(filters.teaches ?? ''), namesIn(filters.wants ?? '')];
  return users
    .filter(({ _id }) => (!filters.isKnown || _id !== me._id) && !formerIds.has(_id) && !blocks().has(_id))
    .filter(
      (user) =>
        passes(user, filters) &&
        (teaches.length === 0 || hasOne(user.skillsOffered, teaches)) &&
        (wants.length === 0 || hasOne(user.skillsRequested, wants)) &&
        (filters.q === undefined ||
          holdsWords([user.name], filters.q) ||
          hasOne([...user.skillsOffered, ...user.skillsRequested], named)),
    )
    .map((user) => ({ ...toPublic(user), ...matchOf(user, filters, [...named, ...teaches], [...named, ...wants]) }))
    .filter(({ bothWays }) => filters.both !== 'true' || bothWays);
}

function passes(user: User, { level, language, rating, active }: Filters): boolean {
  return (
    (level === undefined || (user.skillLevels ?? []).some((one) => one.side === 'teach' && one.level === level)) &&
    (language === undefined || (user.languages ?? []).includes(language)) &&
    (rating === undefined || user.rating >= Number(rating)) &&
    (active === undefined || user.lastActive === 'this-week' || user.lastActive === active)
  );
}

function matchOf(user: User, { isKnown }: Filters, taught: readonly string[], wanted: readonly string[]) {
  const me = isKnown ? community().me : { skillsRequested: [], skillsOffered: [] };
  const bothWays = hasOne(user.skillsOffered, me.skillsRequested) && hasOne(user.skillsRequested, me.skillsOffered);
  const among = (names: readonly string[], others: readonly string[]) => names.filter((name) => hasOne([name], others));
  return {
    bothWays,
    match: {
      teaches: among(user.skillsOffered, [...taught, ...me.skillsRequested]),
      wants: among(user.skillsRequested, [...wanted, ...me.skillsOffered]),
    },
  };
}

function facetsOf(filters: Filters, skills: readonly SkillRef[]) {
  const found = membersFound(filters, skills);
  const counts = (name: 'level' | 'language' | 'rating' | 'active', values: readonly string[]) =>
    values
      .map((value) => ({ value, ...countOf(membersFound({ ...filters, [name]: value }, skills)) }))
      .filter(({ count }) => count > 0);
  return {
    total: countOf(found),
    bothWays: countOf(found.filter(({ bothWays }) => bothWays)),
    level: counts('level', ['starting', 'comfortable', 'can-teach']),
    language: counts('language', [...new Set(community().users.flatMap(({ languages = [] }) => languages))]),
    hours: [],
    rating: counts('rating', ['3', '4', '4.5']),
    active: counts('active', ['this-week', 'this-month']),
  };
}

/** What each filter hides, the most first. */
function dropOf(filters: Filters, skills: readonly SkillRef[]) {
  const used = dropped.filter((name) => filters[name] !== undefined);
  const one = used.map((filter) => ({
    filter,
    ...countOf(membersFound({ ...filters, [filter]: undefined }, filter === 'q' ? [] : skills)),
  }));
  const all = {
    filter: 'all' as const,
    ...countOf(membersFound({ isKnown: filters.isKnown, ...(filters.q && { q: filters.q }) }, skills)),
  };
  return [...one, ...(used.length > 1 ? [all] : [])]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

const countOf = ({ length }: { length: number }) => ({ count: Math.min(length, 1000), more: length > 1000 });

const byBothWays = (a: FoundUser, b: FoundUser) => Number(b.bothWays) - Number(a.bothWays);

const nameOf = ({ name }: SkillRef) => name;

const namesIn = (text: string) => text.split(',').filter((name) => name.trim() !== '');

function hasOne(names: readonly string[], others: readonly string[]): boolean {
  const folded = new Set(others.map((name) => foldText(name)));
  return names.some((name) => folded.has(foldText(name)));
}

/** The skills that words name. One with two of its letters swapped is a slip of typing. */
function readWords(text: string, isExact: boolean) {
  const catalog = allSkills().map(({ _id, name }): SkillRef => ({ _id, name }));
  const named = (word: string) => catalog.find(({ name }) => foldText(name) === foldText(word));
  const whole = named(text);
  const read = (whole === undefined ? searchWords(text) : [text]).map((word) => {
    const exact = named(word);
    const slip = exact || isExact ? undefined : catalog.find(({ name }) => sorted(name) === sorted(word));
    return { word, skill: exact ?? slip, isSlip: slip !== undefined };
  });
  const skills = read.flatMap(({ skill }) => (skill === undefined ? [] : [skill]));
  const slips = read.filter(({ isSlip }) => isSlip);
  if (slips.length === 0) return { skills };
  const to = slips.flatMap(({ skill }) => (skill === undefined ? [] : [skill.name])).join(' ');
  return { skills, corrected: { from: slips.map(({ word }) => word).join(' '), to } };
}

const sorted = (text: string) => [...foldText(text)].sort().join('');

/** A request with a limit: a search always has one. */
function paged({ url }: Request): { url: string } {
  const address = new URL(url);
  if (!address.searchParams.has('limit')) address.searchParams.set('limit', pageSize);
  return { url: address.href };
}
