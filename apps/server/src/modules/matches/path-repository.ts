import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

// This file identifies skills and members by `seq`.

/**
 * The skills of a swap or ring: what the caller gives, what each following seat gives, and finally what the caller
 * receives. The member in seat n gives the nth skill and wants the previous one.
 */
export type SkillPath = readonly number[];

/** The skills that a member offers and wants. */
export interface SkillLists {
  offers: readonly number[];
  wants: readonly number[];
}

/** The limits of a search for rings. */
export interface RingCaps {
  /** Neighbors of each of the caller's skills, for rings of three. */
  near: number;
  /** Neighbors at either end of a ring of four. */
  beam: number;
  /** Paths of four with the same skill before the one that the caller receives. */
  perSkill: number;
  /** Paths for each pair of a skill that the caller gives and one that they receive. */
  perPair: number;
}

/**
 * Returns limits for about 3,000 combinations for rings of three and 4,000 for rings of four, whatever the size of the
 * community and of the member's lists.
 */
export function usualCaps({ offers, wants }: SkillLists): RingCaps {
  const pairs = Math.max(1, offers.length * wants.length);
  return {
    near: Math.max(20, Math.min(300, Math.floor(3_000 / pairs))),
    beam: Math.max(8, Math.floor(64 / Math.sqrt(pairs))),
    perSkill: 2,
    perPair: 6,
  };
}

const ints = (numbers: readonly number[]) => sql`${numbers}::int[]`;

// The neighbors of each of the caller's skills are scanned in the order of an index until there are enough paths: after
// a few in a large community, where nearly every combination closes a ring. `offset 0` makes the planner look up each
// edge by both skills; otherwise it may read all edges of one.

/** Selects skills wanted by members who give `give`, most frequent first. */
const wantedFor = (give: string, cap: number) => sql`
  select want as skill, members from skill_edges where give = ${sql.ref(give)}
  order by members desc, want limit ${sql.lit(cap)}`;

/** Selects skills given by members who want `want`, most frequent first. */
const givenFor = (want: string, cap: number) => sql`
  select give as skill, members from skill_edges where want = ${sql.ref(want)}
  order by members desc, give limit ${sql.lit(cap)}`;

/**
 * Finds rings of three: a member wants what the caller offers, and gives a skill to another member who gives what the
 * caller wants. Scans the shorter of the two lists of skills, so it is enough if one of them fits into the limit.
 */
export async function findRingsOfThree(
  db: Kysely<Database>,
  { offers, wants }: SkillLists,
  { near, perPair }: RingCaps,
): Promise<SkillPath[]> {
  const { rows } = await sql<{ o: number; s: number; w: number }>`
    with outs as materialized (
      select w, (select count(*) from (${wantedFor('w', near)}) as near) as size from unnest(${ints(wants)}) as w
    ), ins as materialized (
      select o, (select count(*) from (${givenFor('o', near)}) as near) as size from unnest(${ints(offers)}) as o
    ), ends as (
      select o, w, outs.size <= ins.size as from_want from outs cross join ins where o <> w
    )
    select o, s, w from ends cross join lateral (
      (
        select skill as s, members from (${wantedFor('w', near)}) as near
        cross join lateral (select from skill_edges where give = skill and want = o offset 0) as edge
        where from_want order by members desc, skill limit ${sql.lit(perPair)}
      ) union all (
        select skill, members from (${givenFor('o', near)}) as near
        cross join lateral (select from skill_edges where give = w and want = skill offset 0) as edge
        where not from_want order by members desc, skill limit ${sql.lit(perPair)}
      )
    ) as middle
    order by members desc, o, w, s`.execute(db);
  return rows.map(({ o, s, w }) => [o, s, w]);
}

/** Finds rings of four between the most frequent skills at either end. */
export async function findRingsOfFour(
  db: Kysely<Database>,
  { offers, wants }: SkillLists,
  { beam, perSkill, perPair }: RingCaps,
): Promise<SkillPath[]> {
  const { rows } = await sql<{ o: number; t: number; s: number; w: number }>`
    select o, t, s, w from unnest(${ints(offers)}) as o cross join unnest(${ints(wants)}) as w
    cross join lateral (
      select outs.skill as s, outs.members, closing.t from (${wantedFor('w', beam)}) as outs
      cross join lateral (
        select ins.skill as t from (${givenFor('o', beam)}) as ins
        cross join lateral (select from skill_edges where give = outs.skill and want = ins.skill offset 0) as edge
        where ins.skill <> w order by ins.members desc, ins.skill limit ${sql.lit(perSkill)}
      ) as closing
      where outs.skill <> o order by outs.members desc, outs.skill limit ${sql.lit(perPair)}
    ) as middle
    where o <> w order by members desc, o, w, s, t`.execute(db);
  return rows.map(({ o, t, s, w }) => [o, t, s, w]);
}

/** A skill that a member gives, and one that they want. */
export interface Pair {
  give: number;
  want: number;
}

/**
 * Finds members with each of these pairs, at most `rows` per pair, without `except`. Reading starts at the member `from`
 * and wraps around, so different callers get different members.
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

/** Finds the pairs that one member has with the caller's skills. */
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
