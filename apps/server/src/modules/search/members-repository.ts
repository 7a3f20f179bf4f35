import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { type Condition, conditionOf, isBothWays, type MemberCriteria } from './member-conditions.ts';

export type Order = 'best' | 'rating' | 'newest';

/** The columns that results are sorted by, each from its highest value down; indexes have them. */
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

/** The numbers that a row is sorted by. */
export function keyOf(row: FoundRow, order: Order): number[] {
  return columnsOf[order].map((column) => row[column]);
}

/** Members that are looked at in the order of results before all that fit are gathered. */
const walkedMembers = 5_000;

/**
 * A page of members in their order, after a key. Where many fit, a short walk in that order finds a page of them; where
 * few do, they are gathered by the indexes of what is asked, and sorted. Each takes some thousand rows at most, while the
 * planner, which cannot know how many fit, may read all members.
 *
 * @param isBoth finds those only with whom a swap works both ways, or all others; null for all
 */
export async function findPage(
  db: Kysely<Database>,
  criteria: MemberCriteria,
  { order, isBoth, after, limit }: { order: Order; isBoth: boolean | null; after: number[] | null; limit: number },
): Promise<FoundRow[]> {
  const columns = columnsOf[order];
  const list = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
  const sorted = sql.join(columns.map((column) => sql`${sql.ref(column)} desc`));
  const key = sql.join((after ?? []).map((value) => sql`${value}::bigint`));
  const follows = after === null ? sql`true` : sql`(${list('found')}) < (${key})`;
  const both = isBothWays(criteria);
  const isOnSide = isBoth === null ? sql`true` : isBoth ? both : sql`not ${both}`;
  const condition = sql`${isOnSide} and ${conditionOf(criteria)}`;
  const walk = await sql<FoundRow>`
    select seq, rating_x10, tier
    from (
      select * from member_search as found where ${follows} order by ${sorted} limit ${rowCount(walkedMembers)}
    ) as found
    where ${condition} order by ${sorted} limit ${rowCount(limit)}`.execute(db);
  if (walk.rows.length >= limit) return walk.rows;
  const all = await sql<FoundRow>`
    with fitting as materialized (
      select seq, rating_x10, tier from member_search as found where ${follows} and ${condition}
    )
    select * from fitting order by ${sorted} limit ${rowCount(limit)}`.execute(db);
  return all.rows;
}

/** Numbers are exact up to here. */
export const mostCounted = 1_000;

/** How many members fit each condition, up to one more than are counted. */
export async function countEach(db: Kysely<Database>, conditions: readonly Condition[]): Promise<number[]> {
  if (conditions.length === 0) return [];
  const counts = conditions.map(
    (condition) => sql`(
      select count(*) from (
        select from member_search as found where ${condition} limit ${rowCount(mostCounted + 1)}
      ) as counted)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** Members that are looked at for the numbers beside the filters before rare ones are counted by an index. */
const sampledMembers = 20_000;

/** Some of the members who fit a condition. */
export interface Sample {
  /** All of them are among the sample. */
  isWhole: boolean;
  /** How many fit each condition. */
  counts: number[];
  /** Their languages, the most spoken first, with how many speak them. */
  languages: [code: string, count: number][];
}

/** Languages that are listed. */
const mostLanguages = 12;

/**
 * Counts among a sample in one pass.
 *
 * @param common what the sample is of; its rows have `both_ways`
 */
export async function countSample(
  db: Kysely<Database>,
  { common, bothWays }: Record<'common' | 'bothWays', Condition>,
  conditions: readonly Condition[],
): Promise<Sample> {
  const counts = conditions.map((condition) => sql`count(*) filter (where ${condition})`);
  const { rows } = await sql<{ sampled: number; counts: number[]; languages: [string, number][] }>`
    with sample as materialized (
      select levels, languages, hours, free, rating_x10, active_on, shows_activity, tier, ${bothWays} as both_ways
      from member_search as found where ${common} limit ${rowCount(sampledMembers + 1)}
    )
    select count(*)::int as sampled, json_build_array(${sql.join(counts)}) as counts,
      (select coalesce(json_agg(json_build_array(code, speakers) order by speakers desc, code), '[]'::json) from (
        select code, count(*) as speakers from sample as found, unnest(found.languages) as code
        where code not like '%-%'
        group by code order by speakers desc, code limit ${rowCount(mostLanguages)}
      ) as spoken) as languages
    from sample as found`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are always there.');
  return { isWhole: row.sampled <= sampledMembers, counts: row.counts, languages: row.languages };
}

/** The lists of a member, as searches know their skills. */
export async function findOwnLists(db: Kysely<Database>, memberId: string): Promise<MemberCriteria['own']> {
  const row = await db
    .selectFrom('member_search')
    .select(['offered', 'requested'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { offered: [], requested: [] };
}

/** All names of skills by their numbers: their own, and those that are joined to them. */
export async function findSkillNames(db: Kysely<Database>, seqs: readonly number[]): Promise<Map<string, number>> {
  if (seqs.length === 0) return new Map();
  const { rows } = await sql<{ name: string; seq: number }>`
    with roots as materialized (select id, name, seq from skills where seq = any(${seqs}::bigint[]))
    select name, seq from roots
    union all select skills.name, roots.seq from roots join skills on canonical_id = roots.id`.execute(db);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}
