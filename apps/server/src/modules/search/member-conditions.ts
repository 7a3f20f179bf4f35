import type { Activity, HoursOfWeek, MemberSearch, SkillLevel } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';
import { containsText } from '../../db/text-search.ts';
import { firstActiveDay } from '../users/facts.ts';
import { levelNumber } from '../users/level-numbers.ts';
import { isDiscoverable } from '../users/listed.ts';
import { maskOf } from './hours.ts';

/** The filters of a search for members, with skills as `skills.seq`; null does not filter. */
export interface MemberCriteria {
  /** Null for a visitor. */
  viewerId: string | null;
  /** The caller's own lists; empty for a visitor. */
  own: { offered: number[]; requested: number[] };
  q: { skills: number[]; words: string[]; otherWords: string[] } | null;
  teaches: number[] | null;
  wants: number[] | null;
  both: true | null;
  level: SkillLevel | null;
  language: string | null;
  hours: HoursOfWeek | null;
  /** The viewer's time zone, for `hours`. */
  timeZone: string;
  rating: number | null;
  active: Activity | null;
  now: Date;
}

/** The names of the filters. */
export type FilterName = Exclude<NonNullable<MemberSearch['drop']>[number]['filter'], 'all'>;

export const filterNames = [
  'q',
  'teaches',
  'wants',
  'both',
  'level',
  'language',
  'hours',
  'rating',
  'active',
] as const satisfies FilterName[];

export type Condition = RawBuilder<boolean>;

// All conditions apply to a statement's `found`, a row of `member_search`.

const overlaps = (column: string, skills: readonly number[]): Condition =>
  sql<boolean>`${sql.ref(`found.${column}`)} && ${skills}::int[]`;

/** Filters that have counts next to their values. */
export const facetNames = ['level', 'language', 'hours', 'rating', 'active'] as const satisfies FilterName[];

interface Changes {
  /** Filters to ignore. */
  without?: readonly FilterName[];
  /** Filters that replace those of the search. */
  also?: Partial<MemberCriteria>;
}

/** Creates the condition of the whole search. */
export function conditionOf(criteria: MemberCriteria, changes: Changes = {}): Condition {
  const { without = [], also = {} } = changes;
  const asked = { ...criteria, ...also };
  const parts = filterNames.filter((name) => asked[name] !== null && !without.includes(name));
  const conditions = parts.map((name) => filters[name](asked));
  return sql<boolean>`(${sql.join([...conditions, isFindable(criteria)], sql` and `)})`;
}

/** Creates the condition of one filter. */
export function filterConditionOf(criteria: MemberCriteria, name: FilterName): Condition {
  return filters[name](criteria);
}

/** Creates a condition: the viewer may find the member. Viewers never find themselves. */
function isFindable({ viewerId }: MemberCriteria): Condition {
  return sql<boolean>`(found.member_id is distinct from ${viewerId}::uuid and ${isDiscoverable(viewerId, 'found.member_id')})`;
}

/** Creates a condition: the caller and the member can each teach what the other wants. */
export function isBothWays({ own }: Pick<MemberCriteria, 'own'>): Condition {
  if (own.offered.length === 0 || own.requested.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${overlaps('offered', own.requested)} and ${overlaps('requested', own.offered)})`;
}

const filters: Record<FilterName, (criteria: MemberCriteria) => Condition> = {
  q: ({ q }) => (q === null ? sql<boolean>`true` : hasWords(q)),
  teaches: ({ teaches }) => overlaps('offered', teaches ?? []),
  wants: ({ wants }) => overlaps('requested', wants ?? []),
  both: isBothWays,
  level: (criteria) => overlaps('levels', levelsOf(criteria)),
  language: ({ language }) => sql<boolean>`found.languages @> ${[language]}::text[]`,
  hours: ({ hours, timeZone }) => (hours === null ? sql<boolean>`true` : isFree(hours, timeZone)),
  rating: ({ rating }) => isRated(Math.round((rating ?? 0) * 10)),
  active: ({ active, now }) => (active === null ? sql<boolean>`true` : isActive(active, now)),
};

/** Creates a condition: one of the skills on a list and all other words in the name, or all words in the name. */
function hasWords({ skills, words, otherWords }: NonNullable<MemberCriteria['q']>): Condition {
  const inName = (each: readonly string[]) =>
    sql.join(
      each.map((word) => containsText(sql.ref('found.name_folded'), word)),
      sql` and `,
    );
  const named = words.length === 0 ? sql`false` : inName(words);
  if (skills.length === 0) return sql<boolean>`(${named})`;
  // The trigram index needs three letters.
  const isNameable = words.every((word) => [...word].length >= 3);
  const held = sql`(${overlaps('offered', skills)} or ${overlaps('requested', skills)})`;
  const both = otherWords.length === 0 ? held : sql`${held} and ${inName(otherWords)}`;
  return isNameable ? sql<boolean>`((${both}) or (${named}))` : sql<boolean>`(${both})`;
}

/** In levels, this number stands for any offered skill. */
const anySkill = 0;

function levelsOf({ level, teaches, wants }: MemberCriteria): number[] {
  if (level === null) return [];
  if (teaches !== null) return teaches.map((skill) => levelNumber('offered', skill, level));
  if (wants !== null) return wants.map((skill) => levelNumber('requested', skill, level));
  return [levelNumber('offered', anySkill, level)];
}

function isFree(hours: HoursOfWeek, timeZone: string): Condition {
  const { mask, blocks } = maskOf(hours, timeZone);
  return sql<boolean>`(found.free && ${blocks}::int[] and found.hours & ${mask}::bit(168) <> repeat('0', 168)::bit(168))`;
}

/** Tenths of ratings, in `member_search.rating_steps` for those up to the member's. */
const ratingSteps = [30, 40, 45];

function isRated(tenths: number): Condition {
  if (ratingSteps.includes(tenths)) return sql<boolean>`found.rating_steps @> ${[tenths]}::int[]`;
  return sql<boolean>`found.rating_x10 >= ${tenths}::int`;
}

/** The Monday from which `member_search.tier` counts weeks. */
const firstMonday = Date.parse('2020-01-06');
const weekMs = 7 * 24 * 60 * 60 * 1000;

function isActive(active: Activity, now: Date): Condition {
  const day = firstActiveDay(active, now);
  // The index has the tier, not the day.
  const tier = Math.floor((Date.parse(day) - firstMonday) / weekMs);
  return sql<boolean>`(found.shows_activity and found.active_on >= ${day}::date and found.tier >= ${tier}::int)`;
}
