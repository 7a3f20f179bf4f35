import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { partedAmong, startFor } from './find-matches.ts';
import { fitAt } from './fit.ts';
import { findMembersOfPairs } from './path-repository.ts';
import { findPeople, type PersonRow } from './people-repository.ts';
import { findSkills } from './skill-repository.ts';
import { verifySeat } from './verify.ts';

/** Members who are looked at for one seat. */
const looked = 30;

/** An empty seat of a ring. */
export interface EmptySeat {
  gives: string;
  receives: string;
  /** Members in the seats before and after it; each may be absent themselves. */
  teacherId: string;
  learnerId: string;
  /** Who has a seat in the ring, or had this one. */
  memberIds: readonly string[];
  /** Those of them who are in it still. */
  activeIds: readonly string[];
}

interface Viewer {
  viewerId: string;
  now: Date;
}

/** Members who could take an empty seat, best first: from the same lists as those of matches. */
export async function findSubstitutes(db: Kysely<Database>, seat: EmptySeat, viewer: Viewer): Promise<PersonRow[]> {
  const { viewerId, now } = viewer;
  const skills = new Map((await findSkills(db, { ids: [seat.gives, seat.receives] })).map(({ id, seq }) => [id, seq]));
  const pair = { give: skills.get(seat.gives) ?? 0, want: skills.get(seat.receives) ?? 0 };
  const from = await startFor(db, { memberId: viewerId, now });
  const found = await findMembersOfPairs(db, [pair], { from, rows: looked, except: 0 });
  const others = await findPeople(db, viewerId, { seqs: found.map(({ member }) => member) }, now);
  return await suited(db, seat, others, viewer);
}

/** Whether a member can take an empty seat now. */
export async function canSubstitute(
  db: Kysely<Database>,
  seat: EmptySeat,
  memberId: string,
  viewer: Viewer,
): Promise<boolean> {
  if (!(await verifySeat(db, { memberId, gives: seat.gives, receives: seat.receives }))) return false;
  const people = await findPeople(db, viewer.viewerId, { ids: [memberId] }, viewer.now);
  return (await suited(db, seat, people, viewer)).length > 0;
}

/** Those who are not in the ring and have not parted from anybody in it, best first. */
async function suited(
  db: Kysely<Database>,
  { teacherId, learnerId, memberIds, activeIds }: EmptySeat,
  others: readonly PersonRow[],
  { viewerId, now }: Viewer,
): Promise<PersonRow[]> {
  const active = await findPeople(db, viewerId, { ids: activeIds }, now);
  const isParted = await partedAmong(db, [...active, ...others]);
  const fit = fitAt(now);
  const worthOf = (person: PersonRow) => {
    const teacher = active.find(({ id }) => id === teacherId);
    const learner = active.find(({ id }) => id === learnerId);
    return (teacher ? fit(person, teacher) : 0) + (learner ? fit(learner, person) : 0);
  };
  return others
    .filter((person) => !memberIds.includes(person.id) && !active.some((other) => isParted(person, other)))
    .toSorted((one, other) => worthOf(other) - worthOf(one));
}
