import { t } from '@lingui/core/macro';
import type { MatchSeat } from '@skill-exchange/api-client/types';
import { skillName } from '../skill-name.ts';
import { displayName } from '../texts/display-name.ts';

/** A member's place in a swap, with the skill that they teach the next one. */
export type Seat = Pick<MatchSeat, 'member' | 'gives'>;

/**
 * Returns "You teach Eleni SQL. Eleni teaches June Basket weaving. June teaches you Sourdough." Without the viewer in
 * the first seat, everybody has their name.
 */
export function loopWords(seats: readonly Seat[], isOwn = true): string {
  return seats
    .map(({ member, gives }, index) => {
      const isLast = index === seats.length - 1;
      const teacher = displayName(member.name);
      const learner = displayName(seats[isLast ? 0 : index + 1]?.member.name);
      const skill = skillName(gives.name);
      if (isOwn && index === 0) return t`You teach ${learner} ${skill}.`;
      return isOwn && isLast ? t`${teacher} teaches you ${skill}.` : t`${teacher} teaches ${learner} ${skill}.`;
    })
    .join(' ');
}
