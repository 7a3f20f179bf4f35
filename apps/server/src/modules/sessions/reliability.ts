import type { User } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { countReliability } from './reliability-repository.ts';

/** From so many on something is said of a member: a few could be chance. */
const least = 5;

/** What a member's profile says of how they keep to sessions and answer proposals. */
export async function reliabilityOf(
  { db, clock }: AppContext,
  memberId: string,
): Promise<Pick<User, 'showsUp' | 'answersWithinADay'>> {
  const row = await countReliability(db, memberId, clock());
  return {
    ...(row.sessions >= least && { showsUp: { sessions: row.sessions, came: row.came } }),
    ...(row.answered >= least && { answersWithinADay: row.answered_in_a_day >= row.asked * 0.75 }),
  };
}
