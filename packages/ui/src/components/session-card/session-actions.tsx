import type { Session } from '@skill-exchange/api-client/types';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import { sessionEnd, startsIn } from '../../lib/starts-in.ts';
import { useNow } from '../../lib/use-now.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { ConfirmButton, type ConfirmDialogComponent } from './confirm-button.tsx';

interface ActionsProps {
  session: Session;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  ConfirmDialog: ConfirmDialogComponent;
}

interface ScheduledActionsProps extends ActionsProps {
  cancelling: boolean;
  onEdit: (session: Session) => void;
  onCancel: (session: Session) => void;
}

/** Actions of a scheduled session. Join is loud once it is near. */
export function ScheduledActions(props: ScheduledActionsProps) {
  const { session, nameId, cancelling, ConfirmDialog, onEdit, onCancel } = props;
  const start = startsIn(session.date, sessionEnd(session), useNow());
  return (
    <div className="flex flex-wrap items-center gap-2">
      {start?.isNear ? <p className="w-full font-semibold text-teach-ink">{start.words}</p> : null}
      {session.link ? (
        <JoinLink href={session.link} isNear={start?.isNear ?? false} aria-describedby={nameId} size="sm">
          Join Session
        </JoinLink>
      ) : null}
      <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onEdit(session)}>
        Edit
      </Button>
      <ConfirmButton
        label="Cancel"
        pending={cancelling}
        pendingLabel="Canceling..."
        nameId={nameId}
        ConfirmDialog={ConfirmDialog}
        title="Are you sure you want to cancel this session?"
        description="The other member will see it as canceled. To meet after all, plan a new one."
        confirmLabel="Cancel session"
        onConfirm={() => onCancel(session)}
      />
    </div>
  );
}

interface CompletedActionsProps extends ActionsProps {
  isReviewed: boolean;
  declining: boolean;
  onReview: (session: Session) => void;
  onDecline: ((session: Session) => void) | undefined;
}

/** Actions of a completed session: review it, or say that it did not happen. */
export function CompletedActions(props: CompletedActionsProps) {
  const { session, nameId, isReviewed, declining, ConfirmDialog, onReview, onDecline } = props;
  return (
    <>
      <Banner tone="teach">
        <CalendarCheck aria-hidden="true" />
        Session Completed
      </Banner>
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
