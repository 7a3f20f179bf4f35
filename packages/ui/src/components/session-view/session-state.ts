import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { sessionEnd } from '../../lib/sessions/session-length.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { displayName, firstName } from '../../lib/texts/display-name.ts';
import { type Start, startsIn } from '../../lib/time/starts-in.ts';

/** A session's state for one of its members, which determines their actions. */
export type SessionState =
  /** The member must answer: a proposal, other times, the other's plan, or another time for a confirmed session. */
  | 'proposed'
  | 'countered'
  | 'planned'
  | 'moveAsked'
  /** The member waits for an answer to their own times; nothing is confirmed, or the old time still is. */
  | 'proposing'
  | 'suggesting'
  | 'set'
  | 'over'
  | 'reviewed'
  | 'canceled'
  | 'expired';

export function stateOf(session: Session, memberId: string): SessionState {
  if (session.status === 'Cancelled') return session.ending === 'expired' ? 'expired' : 'canceled';
  if (session.status === 'Completed') return sidesOf(session, memberId).isReviewed ? 'reviewed' : 'over';
  const { turn, offer, isOpen } = consentOf(session, memberId);
  if (turn === 'mine') {
    if (offer === undefined) return isOpen ? 'proposed' : 'planned';
    const states = { proposal: 'proposed', counter: 'countered', move: 'moveAsked' } as const;
    return states[offer.kind] ?? (isOpen ? 'countered' : 'moveAsked');
  }
  if (turn === 'nobody' || offer === undefined) return 'set';
  return isOpen ? 'proposing' : 'suggesting';
}

/** Secondary actions of a session. */
export type SessionAction = 'edit' | 'cancel' | 'suggest' | 'decline' | 'keep' | 'change' | 'withdraw';

interface SessionActions {
  /** Next to the primary action: at most two. */
  readonly quiet: readonly SessionAction[];
  /** In the menu. */
  readonly menu: readonly SessionAction[];
}

/** Join Session, Edit and Cancel of a confirmed session are visible; those of a pending one are in the menu. */
const actions: Partial<Record<SessionState, SessionActions>> = {
  proposed: { quiet: ['suggest', 'decline'], menu: [] },
  countered: { quiet: ['suggest', 'decline'], menu: ['edit', 'cancel'] },
  planned: { quiet: ['edit', 'cancel'], menu: ['suggest'] },
  moveAsked: { quiet: ['suggest', 'keep'], menu: ['edit', 'cancel'] },
  proposing: { quiet: ['change', 'withdraw'], menu: ['edit'] },
  suggesting: { quiet: ['change', 'withdraw'], menu: ['edit', 'cancel'] },
  set: { quiet: ['edit', 'cancel'], menu: [] },
};

/** `isMeeting`: the session is on or about to begin, so on phones what changes it is in the menu. */
export function actionsOf(session: Session, memberId: string, isMeeting = false): SessionActions {
  const state = stateOf(session, memberId);
  if (state === 'set' && isMeeting) return { quiet: [], menu: ['edit', 'cancel'] };
  const { quiet, menu } = actions[state] ?? { quiet: [], menu: [] };
  if (consentOf(session, memberId).isOpen) return { quiet, menu: menu.filter((each) => each !== 'cancel') };
  return state === 'set' && session.consent === 'agreed' ? { quiet, menu: ['suggest'] } : { quiet, menu };
}

/** Returns whether there is a link to open: nothing is confirmed before a proposal is accepted. */
export const canJoin = (session: Session, memberId: string) =>
  session.status === 'Scheduled' && session.link !== '' && !consentOf(session, memberId).isOpen;

/** Returns the time until a confirmed session; null for others. */
export function startOf(session: Session, memberId: string, now: number, timeZone: string | undefined): Start | null {
  if (session.status !== 'Scheduled' || consentOf(session, memberId).isOpen) return null;
  return startsIn(session.date, sessionEnd(session), now, timeZone);
}

/** Returns the text of a session's badge; null without one. */
export function pillWords(session: Session, memberId: string): string | null {
  const name = displayName(sidesOf(session, memberId).other.name);
  const first = firstName(name);
  switch (stateOf(session, memberId)) {
    case 'proposed':
    case 'countered':
    case 'planned':
      return t`${first} is waiting for your answer`;
    case 'moveAsked':
      return t`${first} asks to move it`;
    case 'over':
    case 'reviewed':
      return t`Session Completed`;
    case 'canceled':
      return t`Session Canceled`;
    case 'expired':
      return t`No answer in time`;
    default:
      if (session.waitingFor !== undefined) return t`Waiting for ${name}`;
      return session.consent === 'agreed' ? t`Agreed` : null;
  }
}
