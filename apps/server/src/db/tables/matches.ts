import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from './columns.ts';

/** Pairs of a skill that a member gives and one that they want, by `seq`; maintained by triggers. */
export interface SwapPairTable {
  give: number;
  want: number;
  member: number;
}

/** Pairs of skills that at least one member would swap, by `seq`; maintained by triggers, counted once a day. */
export interface SkillEdgeTable {
  give: number;
  want: number;
  members: Generated<number>;
}

export interface MatchStateTable {
  member_id: string;
  /** Names the members and skills of the match. */
  key: string;
  state: 'saved' | 'dismissed';
  at: Instant;
}

/** Pairs that a member has gained since they were last looked for, one at each position; written by triggers. */
export interface NewSwapPairTable {
  member: number;
  gives: number[];
  wants: number[];
  at: Generated<Date>;
}

/** A match that a member is notified of once. */
export interface MatchAlertTable {
  member_id: string;
  key: string;
  found_at: Instant;
  /** Null while it waits for the next daily notification. */
  told_at: OptionalInstant;
}

/** When a member is notified of matches that others bring. */
export interface MatchAlertTimeTable {
  member_id: string;
  told_at: OptionalInstant;
  /** Null while no match waits. */
  due_at: OptionalInstant;
}
