import { holdsWords } from '@skill-exchange/api-client/fold-text';
import type { FoundUser, SkillRef, User } from '@skill-exchange/api-client/types';
import { community } from '../community.ts';
import { type Http, pageOf } from '../http.ts';
import { countOf, hasOne, nameOf, namesIn, paged, readWords } from '../search-words.ts';
import { blocks } from './blocks.ts';
import { searchEventsHandler } from './events/event-search.ts';
import { toPublic } from './users.ts';

export const searchHandlers = (http: Http) => ({
  searchEvents: searchEventsHandler(http),

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

/** The number of results that each filter hides, most first. */
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

const byBothWays = (a: FoundUser, b: FoundUser) => Number(b.bothWays) - Number(a.bothWays);
