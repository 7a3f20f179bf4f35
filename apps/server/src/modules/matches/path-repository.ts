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
  /** Skills looked at beside one of the caller's, for rings of three. */
  near: number;
  /** The same at either end of a ring of four. */
  beam: number;
  /** Paths of four with the same skill before what the caller receives. */
  perSkill: number;
  /** Paths for each skill that the caller gives and each that they receive. */
  perPair: number;
}

/**
 * Looks at some 3,000 combinations for rings of three and some 4,000 for rings of four at most, whatever the size of the
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

// The skills beside one of the caller's are walked in the order of an index, and the walk ends with the last path that is
// asked for: after a few in a large community, where nearly every ring is closed. `offset 0` looks each edge up by both of its
// skills, where the planner could read all edges of one.

/** Skills that somebody wants who gives `give`, the most frequent first. */
const wantedFor = (give: string, cap: number) => sql`
  select want as skill, members from skill_edges where give = ${sql.ref(give)}
  order by members desc, want limit ${sql.lit(cap)}`;

/** Skills that somebody gives who wants `want`, the most frequent first. */
const givenFor = (want: string, cap: number) => sql`
  select give as skill, members from skill_edges where want = ${sql.ref(want)}
  order by members desc, give limit ${sql.lit(cap)}`;

/**
 * Rings of three: somebody wants what the caller offers and gives a skill for which somebody else gives what the caller
 * wants. The shorter of the two lists of skills is walked, so it is enough if one of them fits into the cap.
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

/** Rings of four, between the most frequent skills at either end. */
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
