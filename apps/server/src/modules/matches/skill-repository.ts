import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SkillLists } from './path-repository.ts';

export interface OwnSkills extends SkillLists {
  seq: number;
}

/** Returns the skills of a member that matches use: those of the first ten names on each list. */
export async function findOwnSkills(db: Kysely<Database>, memberId: string): Promise<OwnSkills> {
  const { rows } = await sql<{ seq: number; kind: 'offered' | 'requested' | null; skill: number }>`
    select members.seq, listed.kind, skills.seq::int as skill
    from members
    left join member_skills as listed on listed.member_id = members.id and listed.position < 10
    left join skills as named on named.id = listed.skill_id
    left join skills on skills.id = coalesce(named.canonical_id, named.id)
    where members.id = ${memberId}::uuid
    order by listed.position`.execute(db);
  const of = (kind: 'offered' | 'requested') => [
    ...new Set(rows.filter((row) => row.kind === kind).map(({ skill }) => skill)),
  ];
  return { seq: rows[0]?.seq ?? 0, offers: of('offered'), wants: of('requested') };
}

export interface NamedSkill {
  seq: number;
  id: string;
  name: string;
}

/** Returns skills by `seq` or id. */
export async function findSkills(
  db: Kysely<Database>,
  by: { seqs: readonly number[] } | { ids: readonly string[] },
): Promise<NamedSkill[]> {
  const isMeant = 'seqs' in by ? sql`seq = any(${by.seqs}::bigint[])` : sql`id = any(${by.ids}::uuid[])`;
  return (await sql<NamedSkill>`select seq, id, name from skills where ${isMeant}`.execute(db)).rows;
}

/** The skill that members find by a name. */
export interface RootSkill {
  seq: number;
  id: string;
}

/** Returns the skills that names, by id, stand for. */
export async function findRoots(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, RootSkill>> {
  const { rows } = await sql<RootSkill & { named: string }>`
    select named.id as named, skills.id, skills.seq
    from skills as named join skills on skills.id = coalesce(named.canonical_id, named.id)
    where named.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ named, ...skill }) => [named, skill]));
}

/** Above this many pairs, the daily counts are accurate enough. */
const maxCounted = 20_000;

/** Returns the skills most wanted by members who give what the caller wants, except the caller's own. */
export async function findUnlocking(
  db: Kysely<Database>,
  { offers, wants }: SkillLists,
  count: number,
): Promise<{ id: string; name: string; members: number }[]> {
  const isMeant = sql`give = any(${wants}::int[]) and want <> all(${[...offers, ...wants]}::int[])`;
  const { rows } = await sql<{ id: string; name: string; members: number }>`
    with some_pairs as (select want, member from swap_pairs where ${isMeant} limit ${sql.lit(maxCounted)}),
    counted as (
      select want, count(distinct member)::int as members from some_pairs
      where (select count(*) from some_pairs) < ${sql.lit(maxCounted)} group by want
      union all
      select want, sum(members)::int from skill_edges
      where (select count(*) from some_pairs) >= ${sql.lit(maxCounted)} and ${isMeant} group by want
    )
    select skills.id, skills.name, counted.members from counted join skills on skills.seq = counted.want
    order by counted.members desc, skills.name limit ${sql.lit(count)}`.execute(db);
  return rows;
}

/** Recounts the members of each edge, which order the searches. */
export async function countEdges(db: Kysely<Database>): Promise<void> {
  await sql`
    update skill_edges set members = counted.members
    from (
      select every.give, every.want, coalesce(pairs.members, 0) as members
      from skill_edges as every left join (
        select give, want, count(*)::int as members from swap_pairs group by give, want
      ) as pairs on pairs.give = every.give and pairs.want = every.want
    ) as counted
    where counted.give = skill_edges.give and counted.want = skill_edges.want
      and counted.members <> skill_edges.members`.execute(db);
}
