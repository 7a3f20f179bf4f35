import type { MemberSearch } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { everyHours } from './hours.ts';
import {
  conditionOf,
  type FilterName,
  facetNames,
  filterConditionOf,
  filterNames,
  isBothWays,
  type MemberCriteria,
} from './member-conditions.ts';
import { countEach, countSample, mostCounted, type SampleSize } from './members-repository.ts';

type Facets = NonNullable<MemberSearch['facets']>;
type Count = Facets['total'];
type Drop = NonNullable<MemberSearch['drop']>;

const valuesOf = {
  level: ['starting', 'comfortable', 'can-teach'],
  hours: everyHours,
  rating: [3, 4, 4.5],
  active: ['this-week', 'this-month'],
} as const;

/** The count next to a filter's value: how many members the search would find with this value. */
interface Counted {
  filter: keyof typeof valuesOf | 'language' | 'total' | 'bothWays';
  value: string;
  also: Partial<MemberCriteria>;
}

/** The limits of counting. */
interface Bounds extends SampleSize {
  /** Counts are exact up to this number. */
  most: number;
}

const usualBounds: Bounds = { most: mostCounted, sampled: 20_000, gathered: 10_000 };

/** Returns the counts next to the filters. */
export async function countFacets(
  db: Kysely<Database>,
  criteria: MemberCriteria,
  bounds: Bounds = usualBounds,
): Promise<Facets> {
  const counted: Counted[] = [
    { filter: 'total', value: '', also: {} },
    { filter: 'bothWays', value: '', also: { both: true } },
    ...Object.entries(valuesOf).flatMap(([filter, values]) =>
      values.map((value) => ({
        filter: filter as keyof typeof valuesOf,
        value: String(value),
        also: { [filter]: value },
      })),
    ),
  ];
  const set = facetNames.filter((name) => criteria[name] !== null);
  const free = counted.filter(({ filter }) => !set.some((name) => name === filter));
  // The counts of a filter that is set apply all other filters.
  const all = [
    ...(await countAmong(db, criteria, [], { counted: free, hasLanguages: criteria.language === null, bounds })),
    ...(
      await Promise.all(
        set.map((name) =>
          countAmong(db, criteria, [name], {
            counted: counted.filter(({ filter }) => filter === name),
            hasLanguages: name === 'language',
            bounds,
          }),
        ),
      )
    ).flat(),
  ];
  const listed = (filter: Counted['filter']) =>
    presentCounts(
      all.filter((one) => one.filter === filter),
      bounds.most,
    );
  const single = (filter: Counted['filter']) =>
    presentCount(all.find((one) => one.filter === filter)?.count ?? 0, bounds.most);
  return {
    total: single('total'),
    bothWays: single('bothWays'),
    level: listed('level'),
    language: listed('language'),
    hours: listed('hours'),
    rating: listed('rating'),
    active: listed('active'),
  };
}

/** Counts values and languages among the members that a search finds without some filters. */
async function countAmong(
  db: Kysely<Database>,
  criteria: MemberCriteria,
  without: FilterName[],
  { counted, hasLanguages, bounds }: { counted: readonly Counted[]; hasLanguages: boolean; bounds: Bounds },
): Promise<(Counted & { count: number })[]> {
  const among = { common: conditionOf(criteria, { without }), bothWays: isBothWays(criteria) };
  const conditions = counted.map(({ filter, also }) => {
    if (filter === 'total') return sql<boolean>`true`;
    if (filter === 'bothWays') return sql<boolean>`found.both_ways`;
    return filterConditionOf({ ...criteria, ...also }, filter);
  });
  const sample = await countSample(db, among, conditions, bounds);
  const languages = hasLanguages ? sample.languages : [];
  const all = [
    ...counted.map((one, index) => ({ ...one, count: sample.counts[index] ?? 0 })),
    ...languages.map(([language, count]) => ({
      filter: 'language' as const,
      value: language,
      also: { language },
      count,
    })),
  ];
  if (sample.share === 1) return all;
  // A value that is frequent in the sample is above the maximum; rarer ones are counted by an index.
  const isSure = ({ count }: { count: number }) => count >= sureFrom(bounds.most * sample.share);
  const unsure = all.filter((one) => !isSure(one));
  const exact = await countEach(
    db,
    unsure.map(({ also }) => conditionOf(criteria, { also })),
    bounds.most,
  );
  const counts = new Map(unsure.map((one, index) => [one, exact[index] ?? 0]));
  return all.map((one) => ({ ...one, count: counts.get(one) ?? bounds.most + 1 }));
}

/** Returns a count that a sample with this expected value practically never reaches: six deviations above it. */
function sureFrom(expected: number): number {
  return expected + 6 * Math.sqrt(expected) + 10;
}

export function presentCount(count: number, most = mostCounted): Count {
  return { count: Math.min(count, most), more: count > most };
}

/** Returns the values of a filter that would find something. */
export function presentCounts(
  values: readonly { value: string; count: number }[],
  most = mostCounted,
): Facets['level'] {
  return values.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, ...presentCount(count, most) }));
}

/** Returns how many members an empty search would find without each filter, and with only its words. */
export async function countDrops(db: Kysely<Database>, criteria: MemberCriteria): Promise<Drop> {
  const used = filterNames.filter((name) => criteria[name] !== null);
  const drops: { filter: Drop[number]['filter']; without: readonly FilterName[] }[] = [
    ...used.map((filter) => ({ filter, without: [filter] })),
    ...(used.filter((name) => name !== 'q').length > 1
      ? [{ filter: 'all' as const, without: filterNames.filter((name) => name !== 'q') }]
      : []),
  ];
  const counts = await countEach(
    db,
    drops.map(({ without }) => conditionOf(criteria, { without })),
  );
  return drops
    .map(({ filter }, index) => ({ filter, ...presentCount(counts[index] ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
