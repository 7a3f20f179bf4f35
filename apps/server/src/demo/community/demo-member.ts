import type { DemoSkillName } from './skills.ts';

/** One member of the demo community, as the data files write them. */
export type DemoMember = {
  name: string;
  /** Full days between joining and the moment of seeding. */
  joinedDaysAgo: number;
  teaches: readonly DemoSkillName[];
  wants: readonly DemoSkillName[];
  about: string;
};
