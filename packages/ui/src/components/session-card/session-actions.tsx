import type { Session } from '@skill-exchange/api-client/types';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import Video from 'lucide-react/icons/video';
import { type ComponentType, useState } from 'react';
import type { AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { CancelQuestion, DeclineQuestion } from './session-questions.tsx';

interface ActionsProps {
  session: Session;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  Question: ComponentType<AlertDialogProps>;
}

interface ScheduledActionsProps extends ActionsProps {
  cancelling: boolean;
  onEdit: (session: Session) => void;
  onCancel: (session: Session) => void;
}

/** Actions of a scheduled session. */
export function ScheduledActions(props: ScheduledActionsProps) {
  const { session, nameId, cancelling, Question, onEdit, onCancel } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-1">
      {session.link ? (
        <ButtonLink
          href={session.link}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={nameId}
          size="sm"
        >
          {/* Hidden where the three buttons would not fit in one row. */}
          <Video aria-hidden="true" className="@max-[294px]:hidden" />
          Join Session
        </ButtonLink>
      ) : null}
      <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onEdit(session)}>
        Edit
      </Button>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        pending={cancelling}
        pendingLabel="Canceling..."
        onClick={() => setOpen(true)}
      >
        Cancel
      </Button>
      <CancelQuestion
        Question={Question}
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => {
          setOpen(false);
          onCancel(session);
        }}
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
  const { session, nameId, isReviewed, declining, Question, onReview, onDecline } = props;
  const [isOpen, setOpen] = useState(false);
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
        <Button
          variant="danger-quiet"
          size="sm"
          aria-describedby={nameId}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          pending={declining}
          pendingLabel="Declining..."
          onClick={() => setOpen(true)}
        >
          This didn't happen
        </Button>
      ) : null}
      {onDecline === undefined ? null : (
        <DeclineQuestion
          Question={Question}
          open={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => {
            setOpen(false);
            onDecline(session);
          }}
        />
      )}
    </>
  );
}
