import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { byScore } from '../matches/fill-seats.ts';
import { seatsOfKey } from '../matches/match-key.ts';
import { findHidden } from '../matches/service.ts';
import { verifyMatches } from '../matches/verify.ts';

/** Returns those of these matches that the member can see now, best first. */
export async function findPossibleKeys(
  db: Kysely<Database>,
  memberId: string,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const hidden = await findHidden(db, memberId, now);
  const circles = keys.flatMap((key) => {
    const seats = hidden.has(key) ? null : seatsOfKey(key, memberId);
    return seats === null ? [] : [seats];
  });
  const possible = await verifyMatches(db, memberId, circles, now);
  return possible.toSorted(byScore).map(({ key }) => key);
}
