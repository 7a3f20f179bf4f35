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
  const { possible, active } = await findPossible(db, seat, others, viewer);
  const fit = fitAt(now);
  const worthOf = (person: PersonRow) => {
    const teacher = active.find(({ id }) => id === seat.teacherId);
    const learner = active.find(({ id }) => id === seat.learnerId);
    return (teacher ? fit(person, teacher, pair.want) : 0) + (learner ? fit(learner, person, pair.give) : 0);
  };
  return possible.toSorted((one, other) => worthOf(other) - worthOf(one));
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
  return (await findPossible(db, seat, people, viewer)).possible.length > 0;
}

/** Those of the others who are not in the ring and have not parted from anybody in it, and who is in it. */
async function findPossible(
  db: Kysely<Database>,
  { memberIds, activeIds }: EmptySeat,
  others: readonly PersonRow[],
  { viewerId, now }: Viewer,
): Promise<Record<'possible' | 'active', PersonRow[]>> {
  const active = await findPeople(db, viewerId, { ids: activeIds }, now);
  const isParted = await partedAmong(db, [...active, ...others]);
  const possible = others.filter(
    (person) => !memberIds.includes(person.id) && !active.some((other) => isParted(person, other)),
  );
  return { possible, active };
}
