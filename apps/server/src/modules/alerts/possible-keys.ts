import type { AppContext } from '../../context.ts';
import { byScore } from '../matches/fill-seats.ts';
import { seatsOfKey } from '../matches/match-key.ts';
import { findHidden, kindOf, matchKinds } from '../matches/service.ts';
import { verifyMatches } from '../matches/verify.ts';

/** Returns those of these matches that the member can see now, best first. */
export async function findPossibleKeys(
  context: Pick<AppContext, 'db' | 'community'>,
  memberId: string,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const { db } = context;
  const kinds = matchKinds(context);
  const hidden = await findHidden(db, memberId, now);
  const circles = keys.flatMap((key) => {
    const seats = hidden.has(key) ? null : seatsOfKey(key, memberId);
    return seats === null ? [] : [seats];
  });
  const possible = await verifyMatches(db, memberId, circles, now);
  return possible
    .filter(({ people }) => kinds.includes(kindOf(people)))
    .toSorted(byScore)
    .map(({ key }) => key);
}
