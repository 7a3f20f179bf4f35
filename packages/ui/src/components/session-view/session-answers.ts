import type { Session } from '@skill-exchange/api-client/types';
import type { ComponentType, ReactNode } from 'react';
import type { DeclineDialogProps } from './decline-dialog.tsx';

/** How the two members of a session answer each other. */
export interface SessionAnswers {
  /** `AnswerActions` with what it calls, or a component that loads it. */
  Actions: ComponentType<AnswerProps>;
  /** Opens the form that suggests other times. */
  onSuggest: (session: Session) => void;
  /** Opens the form of a new proposal, with what is known of this session. */
  onProposeAgain: (session: Session) => void;
}

/** What a session tells the actions of a member who is asked, or waits. */
export interface AnswerProps extends Pick<SessionAnswers, 'onSuggest'> {
  session: Session;
  memberId: string;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  timeZone: string | undefined;
  /** The other member's IANA time zone, where it is known. */
  otherZone?: string | undefined;
  /** In place of other times and no: actions of a session that stands unless somebody cancels it. */
  quiet?: ReactNode;
}

/** What the actions call. */
export interface AnswerHandlers {
  onAccept: (time: string) => void;
  /** Called after confirmation; `reason` is empty where the member gave none. */
  onDecline: (reason: string) => void;
  onWithdraw: () => void;
  /** The answer that is on its way. */
  pending?: 'accept' | 'decline' | 'withdraw' | undefined;
  /** What the member has to do at a time, in words: 'You host “Sourdough” then.' */
  busyAt?: (time: string) => string | undefined;
  /** `DeclineDialog`, or a component that loads it. */
  DeclineDialog: ComponentType<DeclineDialogProps>;
}
