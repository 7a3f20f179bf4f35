import { t } from '@lingui/core/macro';
import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import { displayName } from '../texts/display-name.ts';
import { sidesOf } from './session-sides.ts';

/** The state of agreement to a scheduled session, for one of its members. */
interface Consent {
  /** The member must answer, waits for an answer, or nobody has to: both agreed, or the server does not ask. */
  readonly turn: 'mine' | 'theirs' | 'nobody';
  readonly isAgreed: boolean;
  /** The pending times, if they differ from the session's own. */
  readonly offer: SessionOffer | undefined;
  /** Nothing is confirmed until one of the offered times is accepted. */
  readonly isOpen: boolean;
}

export function consentOf(session: Session, memberId: string): Consent {
  const { consent, isProposal = false, waitingFor, offer } = session;
  const isAgreed = consent === 'agreed';
  const isMine = waitingFor === memberId;
  return {
    turn: waitingFor === undefined ? 'nobody' : isMine ? 'mine' : 'theirs',
    isAgreed,
    offer,
    isOpen: consent === 'pending' && isProposal,
  };
}

/** Returns who ended a canceled session: 'Ana declined.'; null if unknown. */
export function endingWords(session: Session, memberId: string): string | null {
  const { ending, endedBy } = session;
  if (ending === undefined || ending === 'expired' || endedBy === undefined) return null;
  const isOwn = endedBy === memberId;
  const who = displayName(sidesOf(session, memberId).other.name);
  if (ending === 'declined') return isOwn ? t`You declined.` : t`${who} declined.`;
  if (ending === 'withdrawn') return isOwn ? t`You took the times back.` : t`${who} took the times back.`;
  return isOwn ? t`You canceled it.` : t`${who} canceled it.`;
}
