import type { Session } from '@skill-exchange/api-client/types';
import { usualMinutes } from './session-length.ts';
import { sidesOf } from './session-sides.ts';

/** Minutes that a member has taught and learned. */
export interface HoursSwapped {
  readonly taught: number;
  readonly learned: number;
}

/**
 * Returns the minutes of a member's completed sessions, without those that one of the two missed, as they say. Two skills share
 * the time of their session.
 */
export function hoursSwapped(sessions: readonly Session[], memberId: string): HoursSwapped {
  let [taught, learned] = [0, 0];
  for (const session of sessions) {
    const { status, durationMinutes = usualMinutes, attendance } = session;
    if (status !== 'Completed' || (attendance?.answer ?? 'held') !== 'held') continue;
    const { mine, theirs } = sidesOf(session, memberId);
    const part = mine !== null && theirs !== null ? durationMinutes / 2 : durationMinutes;
    if (mine !== null) taught += part;
    if (theirs !== null) learned += part;
  }
  return { taught, learned };
}
