import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { displayName, firstName } from '../texts/display-name.ts';
import { type Start, startsIn } from '../time/starts-in.ts';
import { consentOf, endingWords } from './session-consent.ts';
import { sessionEnd } from './session-length.ts';
import { sidesOf } from './session-sides.ts';

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
function actionsOf(session: Session, memberId: string, isMeeting: boolean): SessionActions {
  const state = stateOf(session, memberId);
  if (state === 'set' && isMeeting) return { quiet: [], menu: ['edit', 'cancel'] };
  const { quiet, menu } = actions[state] ?? { quiet: [], menu: [] };
  if (consentOf(session, memberId).isOpen) return { quiet, menu: menu.filter((each) => each !== 'cancel') };
  return state === 'set' && session.consent === 'agreed' ? { quiet, menu: ['suggest'] } : { quiet, menu };
}

/** Returns whether there is a link to open: nothing is confirmed before a proposal is accepted. */
export const canJoin = (session: Session, memberId: string) =>
  session.status === 'Scheduled' && session.link !== '' && !consentOf(session, memberId).isOpen;

/** Returns the time until a confirmed session; null for others. Some servers call it completed from its start. */
function startOf(session: Session, memberId: string, now: number, timeZone: string | undefined): Start | null {
  if (session.status === 'Cancelled' || consentOf(session, memberId).isOpen) return null;
  return startsIn(session.date, sessionEnd(session), now, timeZone);
}

/** How urgent a state is for the member. */
export type StandingTone = 'needsYou' | 'good' | 'neutral' | 'ended';

/** What every place says about a session, and what its member can do. */
export interface SessionStanding {
  readonly state: SessionState;
  /** 'Agreed', 'Inês is waiting for your answer'; null if the server only says Scheduled. */
  readonly words: string | null;
  readonly tone: StandingTone;
  /** What the member is asked: 'Inês Carvalho proposes a session', 'How was it with Inês?'; null for nothing. */
  readonly question: string | null;
  /** Who canceled it: 'Inês Carvalho declined.'; null if unknown. */
  readonly ending: string | null;
  /** The time until a confirmed session. */
  readonly start: Start | null;
  /** What the state asks for first. */
  readonly primary: 'accept' | 'join' | 'review' | 'proposeAgain' | null;
  readonly actions: SessionActions;
}

/** Returns what a notification says once nobody has to answer the member; null for a session that is over. */
export const answeredWords = ({ state, ending, words }: SessionStanding): string | null =>
  state === 'over' || state === 'reviewed' ? null : (ending ?? words);

interface Clock {
  /** In ms since 1970. */
  readonly now: number;
  /** IANA time zone; the browser's by default. */
  readonly timeZone?: string | undefined;
}

/** Returns the state of a session for one of its members, in words. Everything that shows a session reads it. */
export function sessionStanding(session: Session, memberId: string, { now, timeZone }: Clock): SessionStanding {
  const state = stateOf(session, memberId);
  const start = startOf(session, memberId, now, timeZone);
  return {
    state,
    words: stateWords(session, memberId, state),
    tone: toneOf(session, state),
    question: questionOf(session, memberId, state),
    ending: state === 'canceled' ? endingWords(session, memberId) : null,
    start,
    primary: primaryOf(session, memberId, state),
    actions: actionsOf(session, memberId, canJoin(session, memberId) && start?.isNear === true),
  };
}

const asked: readonly SessionState[] = ['proposed', 'countered', 'planned', 'moveAsked'];

function toneOf(session: Session, state: SessionState): StandingTone {
  if (asked.includes(state)) return 'needsYou';
  if (state === 'canceled') return 'ended';
  const isWaiting = session.status === 'Scheduled' && session.waitingFor !== undefined;
  return state === 'expired' || isWaiting ? 'neutral' : 'good';
}

function primaryOf(session: Session, memberId: string, state: SessionState): SessionStanding['primary'] {
  if (asked.includes(state)) return 'accept';
  if (state === 'over') return 'review';
  if (state === 'expired' || state === 'canceled') {
    const hasLeft = sidesOf(session, memberId).other._id === '';
    return session.ending === 'declined' || hasLeft ? null : 'proposeAgain';
  }
  return canJoin(session, memberId) ? 'join' : null;
}

function questionOf(session: Session, memberId: string, state: SessionState): string | null {
  const { other } = sidesOf(session, memberId);
  if (state === 'over') return t`How was it with ${{ name: firstName(other.name) }}?`;
  if (!asked.includes(state)) return null;
  const name = displayName(other.name);
  const { offer } = session;
  if (state === 'moveAsked') return t`${name} asks to move it`;
  if (offer?.kind !== 'counter') return t`${name} proposes a session`;
  return offer.times.length === 1 ? t`${name} suggests another time` : t`${name} suggests other times`;
}

function stateWords(session: Session, memberId: string, state: SessionState): string | null {
  const name = displayName(sidesOf(session, memberId).other.name);
  const first = firstName(name);
  switch (state) {
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
