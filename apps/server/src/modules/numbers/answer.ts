import type { CommunityWeek } from '@skill-exchange/api-client/types';
import type { WeekNumbers } from '../../db/tables/weeks.ts';

/** Weeks that one is compared with. */
export const weeksCompared = 4;

/** This part of the mean of the weeks before is as much as before. */
const enough = 0.9;

/**
 * Answers whether the community is alive in a week.
 *
 * @param before the weeks before it, latest first
 */
export function answerOf(week: WeekNumbers, before: readonly WeekNumbers[]): CommunityWeek['answer'] {
  const compared = before.slice(0, weeksCompared);
  const visits = compared.flatMap(({ came }) => came ?? []);
  if (week.came === undefined || visits.length < weeksCompared) return 'begins';
  const held = compared.map((earlier) => earlier.held);
  if (week.held > 0 && isAsMuch(week.came, visits) && isAsMuch(week.held, held)) return 'yes';
  return week.agreed + (compared[0]?.agreed ?? 0) === 0 ? 'no' : 'barely';
}

const isAsMuch = (number: number, before: readonly number[]) =>
  number >= (enough * before.reduce((sum, each) => sum + each, 0)) / before.length;
