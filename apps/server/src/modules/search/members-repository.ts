import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type Condition, conditionOf, isBothWays, type MemberCriteria } from './member-conditions.ts';

export type Order = 'best' | 'rating' | 'newest';

/** The columns that results are sorted by, all descending, as in the indexes. */
const columnsOf = {
  best: ['tier', 'rating_x10', 'seq'],
  rating: ['rating_x10', 'tier', 'seq'],
  newest: ['seq'],
} as const satisfies Record<Order, readonly string[]>;

export interface FoundRow {
  seq: number;
  rating_x10: number;
  tier: number;
}

/** Returns the sort key of a row. */
export function keyOf(row: FoundRow, order: Order): number[] {
  return columnsOf[order].map((column) => row[column]);
}

/** The longest scan in the order of results, when nothing has counted the members yet. */
const longestWalk = 4_096;

/**
 * Returns how many members to scan in the order of results before all matching ones are collected: the root of a page's rows
 * times all members, where both cost the same if just too few match. A power of two, so that few statements are prepared.
 */
export async function findWalk(db: Kysely<Database>, limit: number): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select reltuples::float8 as members from pg_class where oid = 'member_search'::regclass`.execute(db);
  // Below zero where no vacuum has counted them.
  const members = rows[0]?.members ?? -1;
  if (members < 0) return longestWalk;
  return 2 ** Math.ceil(Math.log2(Math.sqrt(limit * Math.max(members, limit))));
}

export interface FoundPage {
  order: Order;
  isBoth: boolean | null;
  after: number[] | null;
  limit: number;
  /** By `findWalk`. */
  walk: number;
}

/**
 * Returns a page of members after a key. If many match, a short scan in the order of results fills the page; if few do,
 * the indexes of the filters collect them, and they are sorted. Each reads some thousand rows at most. The planner
 * cannot estimate how many match, and may read all members.
 *
 * @param isBoth only members with whom a swap works both ways, or only the others; null for all
 */
export async function findPage(
  db: Kysely<Database>,
  criteria: MemberCriteria,
  { order, isBoth, after, limit, walk }: FoundPage,
): Promise<FoundRow[]> {
  const columns = columnsOf[order];
  const list = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
  const sorted = sql.join(columns.map((column) => sql`${sql.ref(column)} desc`));
  const key = sql.join((after ?? []).map((value) => sql`${value}::bigint`));
  const follows = after === null ? sql`true` : sql`(${list('found')}) < (${key})`;
  const both = isBothWays(criteria);
  const isOnSide = isBoth === null ? sql`true` : isBoth ? both : sql`not ${both}`;
  const condition = sql`${isOnSide} and ${conditionOf(criteria)}`;
  const walked = await sql<FoundRow>`
    select seq, rating_x10, tier
    from (
      select * from member_search as found where ${follows} order by ${sorted} limit ${rowCount(walk)}
    ) as found
    where ${condition} order by ${sorted} limit ${rowCount(limit)}`.execute(db);
  if (walked.rows.length >= limit) return walked.rows;
  const all = await sql<FoundRow>`
    with fitting as materialized (
      select seq, rating_x10, tier from member_search as found where ${follows} and ${condition}
    )
    select * from fitting order by ${sorted} limit ${rowCount(limit)}`.execute(db);
  return all.rows;
}

/** Counts are exact up to this number. */
export const mostCounted = 1_000;

/** Counts the members that match each condition, up to one more than `most`. */
export async function countEach(
  db: Kysely<Database>,
  conditions: readonly Condition[],
  most = mostCounted,
): Promise<number[]> {
  if (conditions.length === 0) return [];
  const counts = conditions.map(
    (condition) => sql`(
      select count(*) from (
        select from member_search as found where ${condition} limit ${rowCount(most + 1)}
      ) as counted)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** The rows to read for the counts next to the filters. */
export interface SampleSize {
  /** Rows of the table in a sample. */
  sampled: number;
  /** If the sample suggests fewer matching members than this, all of them are read. */
  gathered: number;
}

/** Counts over some of the members that match a condition, or over all of them. */
export interface Sample {
  /** The share of all members that the sample covers, up to 1. */
  share: number;
  /** The number of members that match each condition. */
  counts: number[];
  /** Their languages with the number of speakers, most spoken first. */
  languages: [code: string, count: number][];
}

/** Maximum number of languages listed. */
const maxLanguages = 12;

/**
 * Counts in one pass over random pages of the table, so the time does not depend on the size of the community. If few
 * members match, or the community is small, counts all of them by the indexes of the filters.
 *
 * @param common the condition of all counted members; rows have `both_ways`
 */
export async function countSample(
  db: Kysely<Database>,
  { common, bothWays }: Record<'common' | 'bothWays', Condition>,
  conditions: readonly Condition[],
  { sampled, gathered }: SampleSize,
): Promise<Sample> {
  const columns = sql`
    levels, languages, hours, free, rating_x10, rating_steps, active_on, shows_activity, tier, ${bothWays} as both_ways`;
  const counts = conditions.map((condition) => sql`count(*) filter (where ${condition})`);
  const { rows } = await sql<Sample>`
    with looked as materialized (
      -- As the last vacuum has counted them; below one where none has.
      select least(100, 100.0 * ${rowCount(sampled)} / greatest(1, reltuples)) as percent
      from pg_class where oid = 'member_search'::regclass
    ), sample as materialized (
      select ${columns} from member_search as found tablesample system ((select percent from looked))
      where (select percent from looked) < 100 and ${common}
    ), chosen as materialized (
      select percent,
        percent < 100 and (select count(*) from sample) * 100 / percent >= ${rowCount(gathered)} as is_sample
      from looked
    ), found as materialized (
      select * from sample where (select is_sample from chosen)
      union all
      select ${columns} from member_search as found where not (select is_sample from chosen) and ${common}
    )
    select (select case when is_sample then percent / 100 else 1 end from chosen)::float8 as share,
      json_build_array(${sql.join(counts)}) as counts,
      (select coalesce(json_agg(json_build_array(code, speakers) order by speakers desc, code), '[]'::json) from (
        select code, count(*) as speakers from found, unnest(found.languages) as code
        where code not like '%-%'
        group by code order by speakers desc, code limit ${rowCount(maxLanguages)}
      ) as spoken) as languages
    -- One row also where there are no conditions.
    from found having true`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are always there.');
  return row;
}

/** Returns a member's lists, as the numbers that searches use for skills. */
export async function findOwnLists(db: Kysely<Database>, memberId: string): Promise<MemberCriteria['own']> {
  const row = await db
    .selectFrom('member_search')
    .select(['offered', 'requested'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { offered: [], requested: [] };
}

/** Returns all names of skills by number: their own, and those joined to them. */
export async function findSkillNames(db: Kysely<Database>, seqs: readonly number[]): Promise<Map<string, number>> {
  if (seqs.length === 0) return new Map();
  const { rows } = await sql<{ name: string; seq: number }>`
    with roots as materialized (select id, name, seq from skills where seq = any(${seqs}::bigint[]))
    select name, seq from roots
    union all select skills.name, roots.seq from roots join skills on canonical_id = roots.id`.execute(db);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}
