import type { DemoMemberKey } from './members.ts';
import type { DemoSkillName } from './skills.ts';

/** Stars (1 to 5) and the words that go with them. */
export type DemoReview = readonly [rating: 1 | 2 | 3 | 4 | 5, comment: string];

/** One swap between two members: `one` arranged it. */
export type DemoSession = {
  one: DemoMemberKey;
  teaches: DemoSkillName;
  two: DemoMemberKey;
  teachesBack: DemoSkillName;
  /** Days from today in UTC; negative days are past. */
  day: number;
  /** Wall clock in UTC, `HH:MM`. */
  at: string;
  cancelled?: true;
  /** What `one` wrote about `two`, and the other way round; only for a session that took place. */
  byOne?: DemoReview;
  byTwo?: DemoReview;
};
