import type { Need } from '@skill-exchange/api-client/types';
import type { Tables } from './tables.ts';

/** A row of what waits, in words that can be compared. */
export type Waiting = Pick<Need, 'kind' | '_id' | 'count' | 'endsAt'>;

export interface View {
  tables: Tables;
  me: string;
  now: number;
}

export type Event = Tables['events'][number];

/** One of the two has blocked the other. */
export function areParted({ blocks }: Tables, one: string, other: string): boolean {
  return blocks.some(
    ({ blocker_id, blocked_id }) =>
      (blocker_id === one && blocked_id === other) || (blocker_id === other && blocked_id === one),
  );
}

/** The member has asked for their account's deletion, and is not erased yet. */
export function isLeaving({ members }: Tables, id: string): boolean {
  return members.some((member) => member.id === id && member.leaving_at !== null && member.erased_at === null);
}

/** A moderator has suspended the member, and has not lifted that. Its end is for `endPassed`. */
export function isSuspended({ actions }: Tables, id: string): boolean {
  return actions.some(
    ({ kind, member_id, reversed_at, until }) =>
      kind === 'suspend' && member_id === id && reversed_at === null && (until === null || until.getTime() > 0),
  );
}

export const canFind = ({ tables, me }: View, other: string) =>
  !areParted(tables, me, other) && !isLeaving(tables, other) && !isSuspended(tables, other);
