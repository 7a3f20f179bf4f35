import type { Session } from '@skill-exchange/api-client/types';
import type { ReactNode } from 'react';
import { JoinLink } from '../join-link/join-link.tsx';
import { QuietAction } from './quiet-action.tsx';
import { ActionRow } from './session-parts.tsx';
import { canJoin } from './session-state.ts';

interface ChangeActionsProps {
  session: Session;
  nameId: string;
  cancelling: boolean;
  /** The confirmation is open. */
  isAsking: boolean;
  onEdit: (session: Session) => void;
  /** Called before confirmation. */
  onCancel: () => void;
}

/** Edit and Cancel of a confirmed session. */
export function ChangeActions({ session, nameId, cancelling, isAsking, onEdit, onCancel }: ChangeActionsProps) {
  return (
    <>
      <QuietAction isMain aria-describedby={nameId} onClick={() => onEdit(session)}>
        Edit
      </QuietAction>
      <QuietAction
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        pending={cancelling}
        pendingLabel="Canceling..."
        onClick={onCancel}
      >
        Cancel
      </QuietAction>
    </>
  );
}

interface StandingActionsProps {
  session: Session;
  memberId: string;
  nameId: string;
  isNear: boolean;
  /** Next to Join Session. */
  children: ReactNode;
}

/** Join Session, filled once it is near, and other actions. */
export function StandingActions({ session, memberId, nameId, isNear, children }: StandingActionsProps) {
  return (
    <ActionRow isSticky>
      {canJoin(session, memberId) ? (
        <JoinLink
          href={session.link}
          isNear={isNear}
          size={isNear ? 'lg' : 'md'}
          aria-describedby={nameId}
          className={isNear ? 'w-full' : 'border border-line-strong bg-surface grow sm:grow-0'}
        >
          Join Session
        </JoinLink>
      ) : null}
      {children}
    </ActionRow>
  );
}
