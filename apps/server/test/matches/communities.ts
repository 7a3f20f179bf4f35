import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** A generated member: their skills, as positions in the community's list. */
export interface Person {
  offers: readonly number[];
  wants: readonly number[];
  isBlank: boolean;
  isLeaving: boolean;
}

export interface Community {
  people: readonly Person[];
  /** Pairs of people with a block between them. */
  blocks: readonly (readonly [number, number])[];
}

const skillList = (skills: number) => fc.uniqueArray(fc.nat(skills - 1), { maxLength: 4 });

/** Generates up to 60 members; the fewer the skills, the more rings are possible. */
export const anyCommunity: fc.Arbitrary<Community> = fc
  .record({ members: fc.integer({ min: 2, max: 60 }), skills: fc.integer({ min: 3, max: 40 }) })
  .chain(({ members, skills }) =>
    fc.record({
      people: fc.array(
        fc.record({
          offers: skillList(skills),
          wants: skillList(skills),
          isBlank: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
          isLeaving: fc.integer({ min: 0, max: 19 }).map((one) => one === 0),
        }),
        { minLength: members, maxLength: members },
      ),
      blocks: fc.array(fc.tuple(fc.nat(members - 1), fc.nat(members - 1)), { maxLength: 5 }),
    }),
  );

/** The ids of a stored community by position. */
export interface Stored {
  members: readonly string[];
  skills: readonly string[];
}

/** Writes unrelated communities into one database. */
export async function storeCommunities(
  db: Kysely<Database>,
  communities: readonly Community[],
  now: Date,
): Promise<Stored[]> {
  const people = communities.flatMap(({ people: members }, nth) =>
    members.map((person, place) => ({ ...person, name: `${nth}-${place}` })),
  );
  const members = await db
    .insertInto('members')
    .values(
      people.map(({ name, isBlank, isLeaving }) => ({
        name,
        username: `member-${name}`,
        email: name,
        email_key: name,
        password_hash: 'none',
        about: isBlank ? '' : 'Happy to swap.',
        leaving_at: isLeaving ? now : null,
      })),
    )
    .returning('id')
    .execute();
  const names = communities.flatMap((community, nth) => skillsOf(community).map((skill) => `skill ${nth}-${skill}`));
  if (names.length > 0) {
    const rows = names.map((name) => ({ name, name_key: name }));
    await db.insertInto('skills').values(rows).execute();
  }
  const skills = new Map(
    (await db.selectFrom('skills').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  let first = 0;
  const stored = communities.map((community, nth): Stored => {
    const ids = members.slice(first, first + community.people.length).map(({ id }) => id);
    first += community.people.length;
    const most = Math.max(0, ...skillsOf(community)) + 1;
    return {
      members: ids,
      skills: Array.from({ length: most }, (_, skill) => skills.get(`skill ${nth}-${skill}`) ?? ''),
    };
  });
  const lists = communities.flatMap((community, nth) =>
    community.people.flatMap(({ offers, wants }, place) => {
      const { members: ids = [], skills: known = [] } = stored[nth] ?? {};
      const rows = (kind: 'offered' | 'requested', list: readonly number[]) =>
        list.map((skill, position) => ({
          member_id: ids[place] ?? '',
          kind,
          skill_id: known[skill] ?? '',
          position,
        }));
      return [...rows('offered', offers), ...rows('requested', wants)];
    }),
  );
  await sql`
    insert into member_skills (member_id, kind, skill_id, position)
    select * from json_to_recordset(${JSON.stringify(lists)}::json)
      as row (member_id uuid, kind text, skill_id uuid, position int)`.execute(db);
  const blocks = communities.flatMap((community, nth) =>
    community.blocks
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({ blocker_id: stored[nth]?.members[one], blocked_id: stored[nth]?.members[other] })),
  );
  await sql`
    insert into blocks (blocker_id, blocked_id)
    select * from json_to_recordset(${JSON.stringify(blocks)}::json) as row (blocker_id uuid, blocked_id uuid)
    on conflict do nothing`.execute(db);
  return stored;
}

function skillsOf({ people }: Community): number[] {
  return [...new Set(people.flatMap(({ offers, wants }) => [...offers, ...wants]))];
}

/** A match as text: its skills, and for a swap the other member. */
export type Found = string;

/**
 * Returns all matches of a member by trying every combination: swaps with each other member and pair of skills, and rings
 * with each path of skills whose seats can all be filled.
 */
export function bruteForce({ people, blocks }: Community, caller: number): Set<Found> {
  const found = new Set<Found>();
  const isParted = (one: number, other: number) =>
    blocks.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  const go = (seated: readonly number[], path: readonly number[]) => {
    const given = path.at(-1) ?? -1;
    if (seated.length >= 2 && people[caller]?.wants.includes(given)) found.add(nameOf(path, seated));
    if (seated.length === 4) return;
    for (const [next, person] of people.entries()) {
      const isThere = !person.isBlank && !person.isLeaving && !seated.includes(next);
      if (!isThere || !person.wants.includes(given) || seated.some((other) => isParted(other, next))) continue;
      for (const skill of person.offers) if (!path.includes(skill)) go([...seated, next], [...path, skill]);
    }
  };
  for (const skill of people[caller]?.offers ?? []) go([caller], [skill]);
  return found;
}

export function nameOf(path: readonly number[], seated: readonly number[]): Found {
  return path.length === 2 ? `${path.join(' ')} with ${seated[1]}` : path.join(' ');
}
