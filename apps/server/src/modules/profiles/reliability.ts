import type { User } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { minimumHistory } from '../users/repository.ts';
import { countReliability } from './reliability-repository.ts';

/** Returns the profile's summary of a member's attendance and responses to proposals. */
export async function reliabilityOf(
  { db, clock }: AppContext,
  memberId: string,
): Promise<Pick<User, 'showsUp' | 'answersWithinADay'>> {
  const row = await countReliability(db, memberId, clock());
  return {
    ...(row.sessions >= minimumHistory && { showsUp: { sessions: row.sessions, came: row.came } }),
    ...(row.answered >= minimumHistory && { answersWithinADay: row.answered_in_a_day >= row.asked * 0.75 }),
  };
}
