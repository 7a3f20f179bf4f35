import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

// Skills and members are numbers here: `seq` of their tables.

/**
 * The skills of a swap or ring: what the caller gives, what each following seat gives, and last what the caller receives.
 * The member in seat n gives the nth skill and wants the one before.
 */
export type SkillPath = readonly number[];

/** What a member offers and wants. */
export interface SkillLists {
  offers: readonly number[];
  wants: readonly number[];
}

/** How far a search for rings looks. */
export interface RingCaps {
  /** Skills looked at beside each skill of the caller, for rings of three. */
  near: number;
  /** The same for rings of four. */
  beam: number;
  /** Paths for each skill that the caller gives and each that they receive. */
  perPair: number;
}

/**
 * Looks at some 3,000 combinations for rings of three and some 6,000 for rings of four, whatever the size of the
 * community and of the member's lists.
 */
export function usualCaps({ offers, wants }: SkillLists): RingCaps {
  const pairs = Math.max(1, offers.length * wants.length);
  return {
    near: Math.max(20, Math.min(300, Math.floor(3_000 / pairs))),
    beam: Math.max(8, Math.floor(64 / Math.sqrt(pairs))),
    perPair: 6,
  };
}

const ints = (numbers: readonly number[]) => sql`${numbers}::int[]`;

/** Skills that can be had for one of the caller's offers, and skills for which one of the caller's wants can be had. */
const ends = ({ offers, wants }: SkillLists, cap: number) => sql`
  outs as (
    select w, edge.want as s, edge.members from unnest(${ints(wants)}) as w
    cross join lateral (
      select want, members from skill_edges where give = w order by members desc, want limit ${sql.lit(cap)}
    ) as edge
  ),
  ins as (
    select o, edge.give as t, edge.members from unnest(${ints(offers)}) as o
    cross join lateral (
      select give, members from skill_edges where want = o order by members desc, give limit ${sql.lit(cap)}
    ) as edge
  )`;

/**
 * Rings of three: somebody wants what the caller offers and gives a skill for which somebody else gives what the caller
 * wants. From either end, so that it is enough if one of the two lists fits into the cap.
 */
export async function findRingsOfThree(
  db: Kysely<Database>,
  lists: SkillLists,
  { near, perPair }: RingCaps,
): Promise<SkillPath[]> {
  // `offset 0`: each of the skills nearby is looked up, where a join of estimates could read all edges.
  const { rows } = await sql<{ o: number; s: number; w: number }>`
    with ${ends(lists, near)},
    found as (
      select edge.want as o, outs.s, outs.w, least(outs.members, edge.members) as members
      from outs cross join lateral (
        select want, members from skill_edges where give = outs.s and want = any(${ints(lists.offers)}) offset 0
      ) as edge
      union
      select ins.o, ins.t, edge.give, least(ins.members, edge.members)
      from ins cross join lateral (
        select give, members from skill_edges where want = ins.t and give = any(${ints(lists.wants)}) offset 0
      ) as edge
    )
    select o, s, w from (
      select o, s, w, row_number() over (partition by o, w order by members desc, s) as place from found where o <> w
    ) as ranked
    where place <= ${sql.lit(perPair)}`.execute(db);
  return rows.map(({ o, s, w }) => [o, s, w]);
}

/** Rings of four, between the most frequent skills at either end. */
export async function findRingsOfFour(
  db: Kysely<Database>,
  lists: SkillLists,
  { beam, perPair }: RingCaps,
): Promise<SkillPath[]> {
  const { rows } = await sql<{ o: number; t: number; s: number; w: number }>`
    with ${ends(lists, beam)},
    found as (
      select ins.o, ins.t, outs.s, outs.w, least(outs.members, ins.members, edge.members) as members
      from outs cross join lateral (
        select want, members from skill_edges
        where give = outs.s and want = any((select array_agg(distinct t) from ins)::int[]) offset 0
      ) as edge
      join ins on ins.t = edge.want
      where ins.o <> outs.w and outs.s <> ins.o and ins.t <> outs.w
    )
    select o, t, s, w from (
      select o, t, s, w, row_number() over (partition by o, w order by members desc, t, s) as place from found
    ) as ranked
    where place <= ${sql.lit(perPair)}`.execute(db);
  return rows.map(({ o, t, s, w }) => [o, t, s, w]);
}

/** A skill that somebody gives for another one that they want. */
export interface Pair {
  give: number;
  want: number;
}

/**
 * Members with each of these pairs, at most `rows` of each, other than `exceptId`. They are read from the member `from`
 * on, and around from the first: who looks from elsewhere finds others, so nobody is shown to everybody.
 */
export async function findMembersOfPairs(
  db: Kysely<Database>,
  pairs: readonly Pair[],
  { from, rows: count, except }: { from: number; rows: number; except: number },
): Promise<(Pair & { member: number })[]> {
  const members = (side: ReturnType<typeof sql>) => sql`(
      select member from swap_pairs
      where give = pair.give and want = pair.want and ${side} and member <> ${except}::bigint
      order by member limit ${sql.lit(count)}
    )`;
  const { rows } = await sql<Pair & { member: number }>`
    select pair.give, pair.want, found.member
    from unnest(${ints(pairs.map(({ give }) => give))}, ${ints(pairs.map(({ want }) => want))}) as pair (give, want)
    cross join lateral (
      select member from (
        ${members(sql`member >= ${from}::bigint`)} union all ${members(sql`member < ${from}::bigint`)}
      ) as around limit ${sql.lit(count)}
    ) as found`.execute(db);
  return rows;
}

/** What one member gives and wants of the caller's skills. */
export async function findPairsWith(
  db: Kysely<Database>,
  { offers, wants }: SkillLists,
  member: number,
): Promise<Pair[]> {
  return await db
    .selectFrom('swap_pairs')
    .select(['give', 'want'])
    .where('member', '=', member)
    .where(sql<boolean>`give = any(${ints(wants)})`)
    .where(sql<boolean>`want = any(${ints(offers)})`)
    .execute();
}
