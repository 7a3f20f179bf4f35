import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { consentOf } from '../session-card/consent.ts';
import { sidesOf } from '../session-card/session-sides.ts';

export interface SessionGroup {
  /** 'Needs you'; empty where all of a list are alike. */
  readonly title: string;
  readonly sessions: readonly Session[];
}

const titles = { mine: 'Needs you', nobody: 'Agreed', theirs: 'Waiting' } as const;

/** Returns the sessions of one status by who has to act: the next first, and of those that are over the latest. */
export function sessionGroups(
  sessions: readonly Session[],
  status: SessionStatus,
  memberId: string,
): readonly SessionGroup[] {
  const direction = status === 'Scheduled' ? 1 : -1;
  const sorted = sessions
    .filter((session) => session.status === status)
    .sort((one, other) => direction * (Date.parse(one.date) - Date.parse(other.date)));
  if (sorted.length === 0) return [];
  if (status !== 'Scheduled') return [{ title: '', sessions: sorted }];
  return (['mine', 'nobody', 'theirs'] as const)
    .map((turn) => ({
      title: titles[turn],
      sessions: sorted.filter((session) => consentOf(session, memberId).turn === turn),
    }))
    .filter((group) => group.sessions.length > 0);
}

/** Whether one of them waits for the member's review. */
export const hasToReview = (sessions: readonly Session[], memberId: string) =>
  sessions.some((session) => session.status === 'Completed' && !sidesOf(session, memberId).isReviewed);
