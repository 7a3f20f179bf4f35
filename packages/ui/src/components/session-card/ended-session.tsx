import type { Session } from '@skill-exchange/api-client/types';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ConfirmButton, type ConfirmDialogComponent } from './confirm-button.tsx';
import { endingWords } from './consent.ts';

interface CompletedActionsProps {
  session: Session;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  ConfirmDialog: ConfirmDialogComponent;
  isReviewed: boolean;
  declining: boolean;
  onReview: (session: Session) => void;
  onDecline: ((session: Session) => void) | undefined;
  /** Asks whether it took place. */
  attendance: ReactNode;
}

/** Actions of a completed session: review it, or say that it did not happen. */
export function CompletedActions(props: CompletedActionsProps) {
  const { session, nameId, isReviewed, declining, ConfirmDialog, onReview, onDecline, attendance } = props;
  return (
    <>
      <Banner tone="teach">
        <CalendarCheck aria-hidden="true" />
        Session Completed
      </Banner>
      {attendance}
      {isReviewed ? (
        <p className="flex min-h-11 items-center gap-2 text-small font-semibold text-ink-2">
          <Check aria-hidden="true" className="size-5" />
          Review Submitted
        </p>
      ) : (
        <Button size="sm" aria-describedby={nameId} onClick={() => onReview(session)}>
          Review Session
        </Button>
      )}
      {session.canDecline && onDecline ? (
        <ConfirmButton
          label="This didn't happen"
          pending={declining}
          pendingLabel="Declining..."
          nameId={nameId}
          ConfirmDialog={ConfirmDialog}
          title="Are you sure this session didn't happen?"
          description="This cancels it for both of you, for good. Its reviews will no longer show or count."
          confirmLabel="It didn't happen"
          onConfirm={() => onDecline(session)}
        />
      ) : null}
    </>
  );
}

interface CancelledSessionProps {
  session: Session;
  memberId: string;
  nameId: string;
  onProposeAgain: ((session: Session) => void) | undefined;
}

/** How a cancelled session ended, and the way to another try where nobody said no. */
export function CancelledSession({ session, memberId, nameId, onProposeAgain }: CancelledSessionProps) {
  const { ending, endReason } = session;
  const words = endingWords(session, memberId);
  return (
    <>
      <Banner tone="danger">
        <CalendarX aria-hidden="true" />
        Session Canceled
      </Banner>
      {words ? (
        <div className="grid gap-2 text-small text-ink-2">
          <p className="wrap-anywhere">{words}</p>
          {endReason ? (
            <blockquote dir="auto" className="border-s-3 border-line-strong ps-3 whitespace-pre-line wrap-anywhere">
              {endReason}
            </blockquote>
          ) : null}
        </div>
      ) : null}
      {ending === 'expired' && onProposeAgain ? (
        <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onProposeAgain(session)}>
          Propose again
        </Button>
      ) : null}
    </>
  );
}
