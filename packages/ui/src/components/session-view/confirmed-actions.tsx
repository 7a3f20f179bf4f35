import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { canJoin } from '../../lib/sessions/session-state.ts';
import { JoinLink } from '../join-link/join-link.tsx';
import { QuietAction } from './quiet-action.tsx';
import { ActionRow } from './session-parts.tsx';

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
        {t`Edit`}
      </QuietAction>
      <QuietAction
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        pending={cancelling}
        pendingLabel={t`Canceling...`}
        onClick={onCancel}
      >
        {t`Cancel`}
      </QuietAction>
    </>
  );
}

/** Notifies the other member once that the user is running late. */
export interface Lateness {
  state: 'unsent' | 'sending' | 'sent';
  onSend: () => void;
}

interface MeetingActionsProps {
  link: string;
  nameId: string;
  onCopyLink: ((link: string) => void) | undefined;
  lateness: Lateness | undefined;
}

/** Actions for the minutes around the start. */
export function MeetingActions({ link, nameId, onCopyLink, lateness }: MeetingActionsProps) {
  const isSent = lateness?.state === 'sent';
  return (
    <>
      {onCopyLink ? (
        <QuietAction isMain className="-ms-3" aria-describedby={nameId} onClick={() => onCopyLink(link)}>
          <Copy aria-hidden="true" />
          {t`Copy link`}
        </QuietAction>
      ) : null}
      {lateness ? (
        <QuietAction
          aria-describedby={nameId}
          pending={lateness.state === 'sending'}
          pendingLabel={t`Sending...`}
          // Not `disabled`, which would drop the focus.
          aria-disabled={isSent || undefined}
          onClick={isSent ? undefined : lateness.onSend}
        >
          {isSent ? <Check aria-hidden="true" /> : null}
          {isSent ? t`They know you’re late` : t`I’m running late`}
        </QuietAction>
      ) : null}
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
          className={isNear ? 'w-full' : 'border border-line-strong bg-surface grow-1 sm:grow-0'}
        >
          {t`Join Session`}
        </JoinLink>
      ) : null}
      {children}
    </ActionRow>
  );
}
