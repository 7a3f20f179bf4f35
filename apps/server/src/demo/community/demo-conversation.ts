import type { DemoMemberKey } from './members.ts';

/** Who wrote, and what. */
export type DemoLine = readonly [sender: DemoMemberKey, text: string];

/** A stretch of talk; its first line was written `hoursAgo` hours before the seeding. */
export type DemoExchange = { hoursAgo: number; lines: readonly DemoLine[] };

/** Everything that two members wrote to each other, oldest first. */
export type DemoConversation = {
  between: readonly [DemoMemberKey, DemoMemberKey];
  exchanges: readonly DemoExchange[];
  /** How many of the last messages their receiver has not read yet. */
  unread?: number;
};
