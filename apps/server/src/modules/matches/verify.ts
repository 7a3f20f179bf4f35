import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FoundMatch } from './fill-seats.ts';
import { partedAmong } from './find-matches.ts';
import { fitAt, scoreOf } from './fit.ts';
import { matchKeyOf, type Seat } from './match-key.ts';
import { findPeople } from './people-repository.ts';
import { findSkills } from './skill-repository.ts';

/**
 * Returns those of these matches that are possible now: the caller may find all members, there is no block between any
 * two, and all still offer and want these skills. The caller has the first seat of each.
 */
export async function verifyMatches(
  db: Kysely<Database>,
  callerId: string,
  matches: readonly (readonly Seat[])[],
  now: Date,
): Promise<FoundMatch[]> {
  if (matches.length === 0) return [];
  const seats = matches.flat();
  const ids = [...new Set(seats.map(({ memberId }) => memberId))];
  const people = new Map((await findPeople(db, callerId, { ids }, now)).map((person) => [person.id, person]));
  const skillIds = [...new Set(seats.map(({ gives }) => gives))];
  const skills = new Map((await findSkills(db, { ids: skillIds })).map(({ id, seq }) => [id, seq]));
  const listed = await findListedSkills(db, ids, skillIds);
  const fit = fitAt(now);
  const isParted = await partedAmong(db, [...people.values()]);
  return matches.flatMap((circle) => {
    const seated = circle.flatMap(({ memberId }) => people.get(memberId) ?? []);
    const path = circle.flatMap(({ gives }) => skills.get(gives) ?? []);
    const isPossible =
      seated.length === circle.length &&
      path.length === circle.length &&
      circle.every(({ memberId, gives }, index) => {
        const receives = circle.at(index - 1)?.gives ?? '';
        return listed.has(`${memberId} offered ${gives}`) && listed.has(`${memberId} requested ${receives}`);
      }) &&
      !seated.some((one, index) => seated.slice(index + 1).some((other) => isParted(one, other)));
    if (!isPossible) return [];
    return { key: matchKeyOf(circle), people: seated, path, score: scoreOf(seated, path, fit), alternatives: 0 };
  });
}

/** Returns whether a member offers `gives` and wants `receives`. */
export async function verifySeat(
  db: Kysely<Database>,
  { memberId, gives, receives }: { memberId: string; gives: string; receives: string },
): Promise<boolean> {
  const listed = await findListedSkills(db, [memberId], [gives, receives]);
  return listed.has(`${memberId} offered ${gives}`) && listed.has(`${memberId} requested ${receives}`);
}

async function findListedSkills(
  db: Kysely<Database>,
  memberIds: readonly string[],
  skillIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('member_skills')
    .select(['member_id', 'kind', 'skill_id'])
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .where(sql<boolean>`skill_id = any(${skillIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ member_id, kind, skill_id }) => `${member_id} ${kind} ${skill_id}`));
}
