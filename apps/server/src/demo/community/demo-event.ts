import type { DemoMemberKey } from './members.ts';
import type { DemoSkillName } from './skills.ts';

/** One online event of the demo community. */
export type DemoEvent = {
  /** Last part of the meeting link, and the seed of the event's id. */
  slug: string;
  host: DemoMemberKey;
  title: string;
  description: string;
  skills: readonly DemoSkillName[];
  /** Days from today in UTC; at least 1 for an event to come, at most -2 for one that is over. */
  day: number;
  /** Wall clock in UTC, `HH:MM`. */
  at: string;
  minutes: number;
  places: number;
  approved: readonly DemoMemberKey[];
  pending?: readonly DemoMemberKey[];
  /** Days between the cancellation and today, for an event that was called off. */
  cancelledDaysAgo?: number;
};
