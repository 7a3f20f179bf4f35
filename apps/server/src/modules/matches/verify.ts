import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FoundMatch } from './fill-seats.ts';
import { partedAmong } from './find-matches.ts';
import { fitAt, scoreOf } from './fit.ts';
import { matchKeyOf, type Seat } from './match-key.ts';
import { findPeople } from './people-repository.ts';
import { findRoots, type RootSkill } from './skill-repository.ts';

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
  const skills = await findRoots(db, [...new Set(seats.map(({ gives }) => gives))]);
  const isListed = await listedAmong(db, ids, skills);
  const fit = fitAt(now);
  const isParted = await partedAmong(db, [...people.values()]);
  return matches.flatMap((circle) => {
    const seated = circle.flatMap(({ memberId }) => people.get(memberId) ?? []);
    const path = circle.flatMap(({ gives }) => skills.get(gives)?.seq ?? []);
    const isPossible =
      seated.length === circle.length &&
      path.length === circle.length &&
      circle.every(({ memberId, gives }, index) => {
        const receives = circle.at(index - 1)?.gives ?? '';
        return isListed(memberId, 'offered', gives) && isListed(memberId, 'requested', receives);
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
  const lists = (kind: 'offered' | 'requested', skill: string) => sql`exists (
    select from member_skills join skills on skills.id = skill_id
    where member_id = ${memberId}::uuid and kind = ${kind} and coalesce(canonical_id, skills.id) = (
      select coalesce(canonical_id, id) from skills where id = ${skill}::uuid
    ))`;
  const { rows } = await sql<{ fits: boolean }>`
    select ${lists('offered', gives)} and ${lists('requested', receives)} as fits`.execute(db);
  return rows[0]?.fits ?? false;
}

/** Returns a function that says whether a member lists a skill, under any of its names. */
async function listedAmong(
  db: Kysely<Database>,
  memberIds: readonly string[],
  skills: ReadonlyMap<string, RootSkill>,
): Promise<(memberId: string, kind: 'offered' | 'requested', skill: string) => boolean> {
  const roots = [...new Set([...skills.values()].map(({ id }) => id))];
  const { rows } = await sql<{ member_id: string; kind: string; root: string }>`
    select member_id, kind, coalesce(canonical_id, skills.id) as root
    from member_skills join skills on skills.id = skill_id
    where member_id = any(${memberIds}::uuid[]) and coalesce(canonical_id, skills.id) = any(${roots}::uuid[])`.execute(
    db,
  );
  const listed = new Set(rows.map(({ member_id, kind, root }) => `${member_id} ${kind} ${root}`));
  return (memberId, kind, skill) => listed.has(`${memberId} ${kind} ${skills.get(skill)?.id}`);
}
