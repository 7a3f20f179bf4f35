import type { Session } from '@skill-exchange/api-client/types';
import type { ComponentType, ReactNode } from 'react';

/** Actions for the two members of a session to answer each other. */
export interface SessionAnswers {
  /** `AnswerActions` with its handlers, or a component that loads it. */
  Actions: ComponentType<AnswerProps>;
  /** Opens the form that suggests other times. */
  onSuggest: (session: Session) => void;
  /** Opens the form of a new proposal, filled in from this session. */
  onProposeAgain: (session: Session) => void;
}

/** Props of the actions of a member who has to answer, or waits. */
export interface AnswerProps extends Pick<SessionAnswers, 'onSuggest'> {
  session: Session;
  memberId: string;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  timeZone: string | undefined;
  /** The other member's IANA time zone, if known. */
  otherZone?: string | undefined;
  /** Replaces the secondary answers: actions of a session that takes place unless somebody cancels it. */
  quiet?: ReactNode;
  /** Leaves out a single proposed time, which stands above the actions. */
  isBrief?: boolean;
}

/** Props of the dialog that confirms declining a session. */
export interface DeclineDialogProps {
  /** The other member's name. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reason: string;
  onReasonChange: (reason: string) => void;
  onConfirm: () => void;
}

/** Handlers of the actions. */
export interface AnswerHandlers {
  onAccept: (time: string) => void;
  /** Called after confirmation; `reason` is empty if the member gave none. */
  onDecline: (reason: string) => void;
  onWithdraw: () => void;
  /** The pending answer. */
  pending?: 'accept' | 'decline' | 'withdraw' | undefined;
  /** Describes what the member has planned at a time: 'You host “Sourdough” then.' */
  busyAt?: (time: string) => string | undefined;
  /** `DeclineDialog`, or a component that loads it. */
  DeclineDialog: ComponentType<DeclineDialogProps>;
}
