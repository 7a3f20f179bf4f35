import type { SkillPair } from '@skill-exchange/api-client/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

export interface UsedSkillRow {
  id: string;
  seq: number;
  name: string;
  kind: string | null;
  members: number;
  events: number;
}

export interface SkillPairRow {
  seq: number;
  why: SkillPair['why'];
  likeness: number;
  one: UsedSkillRow;
  two: UsedSkillRow;
}

/** Whether neither is merged, and they are not names of one skill already. */
const areTwo = sql<boolean>`
  not one.is_merged and not two.is_merged
  and coalesce(one.canonical_id, one.id) <> coalesce(two.canonical_id, two.id)`;

/** A skill with its members and events, counted up to a limit: a popular one has more than a page should wait for. */
const used = (skill: RawBuilder<unknown>, most: number) => sql<UsedSkillRow>`
  jsonb_build_object('id', ${skill}.id, 'seq', ${skill}.seq, 'name', ${skill}.name, 'kind', ${skill}.category,
    'members', (select count(*) from (
      select from member_skills as held where skill_id = ${skill}.id and (kind = 'offered' or not exists (
        select from member_skills as other
        where other.member_id = held.member_id and other.kind = 'offered' and other.skill_id = held.skill_id
      )) limit ${rowCount(most)}
    ) as counted),
    'events', (select count(*) from (
      select from event_skills where skill_id = ${skill}.id limit ${rowCount(most)}
    ) as counted))`;

/** Pairs that no moderator has decided, the most alike first. */
export async function findWaitingPairs(
  db: Kysely<Database>,
  { after, rows, most }: { after: { likeness: number; seq: number } | null; rows: number; most: number },
): Promise<SkillPairRow[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(likeness < ${after.likeness} or (likeness = ${after.likeness} and pairs.seq > ${after.seq}))`;
  const found = await sql<SkillPairRow>`
    select pairs.seq, why, likeness, ${used(sql`one`, most)} as one, ${used(sql`two`, most)} as two
    from skill_pairs as pairs join skills as one on one.id = pairs.one join skills as two on two.id = pairs.two
    where kept_at is null and ${areTwo} and ${isAfter}
    order by likeness desc, pairs.seq limit ${rowCount(rows)}`.execute(db);
  return found.rows;
}

export async function countWaitingPairs(db: Kysely<Database>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from skill_pairs as pairs join skills as one on one.id = pairs.one join skills as two on two.id = pairs.two
      where kept_at is null and ${areTwo} limit ${rowCount(most)}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The names of a pair, locked until the transaction ends, and whether it waits. */
export async function lockPair(
  trx: Kysely<Database>,
  one: string,
  two: string,
): Promise<{ one: string; two: string; waits: boolean } | undefined> {
  const { rows } = await sql<{ one: string; two: string; waits: boolean }>`
    select one.name as one, two.name as two, kept_at is null and ${areTwo} as waits
    from skill_pairs as pairs join skills as one on one.id = ${one}::uuid join skills as two on two.id = ${two}::uuid
    where pairs.one = least(one.id, two.id) and pairs.two = greatest(one.id, two.id)
    for no key update of pairs`.execute(trx);
  return rows[0];
}

export async function markKept(
  trx: Kysely<Database>,
  ids: readonly [string, string],
  by: { kept_by: string; kept_at: Date },
): Promise<void> {
  await trx.updateTable('skill_pairs').set(by).where('one', 'in', ids).where('two', 'in', ids).execute();
}
