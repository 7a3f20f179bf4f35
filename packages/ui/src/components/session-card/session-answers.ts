import type { Session } from '@skill-exchange/api-client/types';

/** What the two members of a session answer each other. */
export interface SessionAnswers {
  onAccept: (session: Session, time: string) => void;
  /** Called after confirmation; `reason` is empty where the member gave none. */
  onDecline: (session: Session, reason: string) => void;
  /** Opens the form that suggests other times. */
  onSuggest: (session: Session) => void;
  onWithdraw: (session: Session) => void;
  /** Opens the form of a new proposal, with what is known of this session. */
  onProposeAgain: (session: Session) => void;
  /** The answer that is on its way. */
  pendingFor?: (session: Session) => 'accept' | 'decline' | 'withdraw' | undefined;
  /** What the member has to do at a time, in words: 'You host “Sourdough” then.' */
  busyAt?: (time: string, session: Session) => string | undefined;
}
