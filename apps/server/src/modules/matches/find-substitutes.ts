import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { partedAmong, startFor } from './find-matches.ts';
import { fitAt } from './fit.ts';
import { findMembersOfPairs } from './path-repository.ts';
import { findPeople, type PersonRow } from './people-repository.ts';
import { findRoots } from './skill-repository.ts';
import { verifySeat } from './verify.ts';

/** Maximum number of members considered for one seat. */
const maxCandidates = 30;

/** An empty seat of a ring. */
export interface EmptySeat {
  gives: string;
  receives: string;
  /** The members in the seats before and after it; these seats may be empty too. */
  teacherId: string;
  learnerId: string;
  /** All members with a seat, including the one who left this seat. */
  memberIds: readonly string[];
  /** Those who are still in the ring. */
  activeIds: readonly string[];
}

interface Viewer {
  viewerId: string;
  now: Date;
}

/** Returns members who could take an empty seat, best first. */
export async function findSubstitutes(db: Kysely<Database>, seat: EmptySeat, viewer: Viewer): Promise<PersonRow[]> {
  const { viewerId, now } = viewer;
  const skills = await findRoots(db, [seat.gives, seat.receives]);
  const pair = { give: skills.get(seat.gives)?.seq ?? 0, want: skills.get(seat.receives)?.seq ?? 0 };
  const from = await startFor(db, { memberId: viewerId, now });
  const found = await findMembersOfPairs(db, [pair], { from, rows: maxCandidates, except: 0 });
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

/** Returns whether a member can take an empty seat now. */
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

/** Returns the ring's active members, and the others who could join: no member of it, and no block with an active one. */
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
