import { msg } from '@lingui/core/macro';
import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { textTable } from '../texts/text-table.ts';
import { consentOf } from './session-consent.ts';
import { sidesOf } from './session-sides.ts';

export interface SessionGroup {
  /** 'Needs you'; empty for a list without groups. */
  readonly title: string;
  /** Who has to act; undefined for a list without groups. */
  readonly turn?: keyof typeof titles;
  readonly sessions: readonly Session[];
}

const titles = textTable({ mine: msg`Needs you`, nobody: msg`Agreed`, theirs: msg`Waiting` });

/** Groups the sessions of one status by who has to act: upcoming ones soonest first, past ones latest first. */
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
      turn,
      title: titles[turn],
      sessions: sorted.filter((session) => consentOf(session, memberId).turn === turn),
    }))
    .filter((group) => group.sessions.length > 0);
}

/** Returns whether the member waits for somebody's answer. */
export const isWaiting = (sessions: readonly Session[], memberId: string) =>
  sessions.some((session) => session.status === 'Scheduled' && consentOf(session, memberId).turn === 'theirs');

/** Returns whether a session waits for the member's review. */
export const hasToReview = (sessions: readonly Session[], memberId: string) =>
  sessions.some((session) => session.status === 'Completed' && !sidesOf(session, memberId).isReviewed);
