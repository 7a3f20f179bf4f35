import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { displayName } from '../../lib/display-name.ts';
import { sessionEnd, startsIn } from '../../lib/starts-in.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../primitives/button/button.tsx';
import { AddToCalendar } from '../add-to-calendar/add-to-calendar.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { ConfirmButton, type ConfirmDialogComponent } from './confirm-button.tsx';
import { consentOf } from './consent.ts';
import type { SessionAnswers } from './session-answers.ts';
import { sidesOf } from './session-sides.ts';

interface ScheduledActionsProps {
  session: Session;
  memberId: string;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  ConfirmDialog: ConfirmDialogComponent;
  cancelling: boolean;
  onEdit: (session: Session) => void;
  onCancel: (session: Session) => void;
  answers: SessionAnswers | undefined;
  /** Address of the session's iCalendar file. */
  calendarHref: string | undefined;
  timeZone: string | undefined;
}

/** Actions of a scheduled session: the answer that is asked for, then what can be done with it. Join is loud once it is near. */
export function ScheduledActions(props: ScheduledActionsProps) {
  const { session, memberId, nameId, answers, calendarHref, ConfirmDialog, timeZone } = props;
  const { cancelling, onEdit, onCancel } = props;
  const { turn, isAgreed, isOpen, offer } = consentOf(session, memberId);
  const start = startsIn(session.date, sessionEnd(session), useNow());
  const isNear = start?.isNear ?? false;
  // Whether a session with other times to choose from stands is known once it is about to begin: a proposal is over by then.
  const canJoin = session.link !== '' && (!isOpen || (offer?.kind === 'counter' && isNear));
  const isAsked = answers !== undefined && turn === 'mine';
  const isWaiting = answers !== undefined && turn === 'theirs' && offer !== undefined;
  const canEdit = !(isAsked && isOpen) && offer?.kind !== 'move';
  const describedBy = { 'aria-describedby': nameId };
  const calendar =
    calendarHref === undefined || isOpen ? null : (
      <AddToCalendar
        title={`Session with ${displayName(sidesOf(session, memberId).other.name)}`}
        start={session.date}
        end={new Date(sessionEnd(session)).toISOString()}
        place={session.link}
        fileHref={calendarHref}
        {...describedBy}
      />
    );
  return (
    <>
      {isAsked ? (
        <AnswerActions
          session={session}
          memberId={memberId}
          nameId={nameId}
          answers={answers}
          ConfirmDialog={ConfirmDialog}
          timeZone={timeZone}
        />
      ) : null}
      {isAsked && isOpen && !canJoin ? null : (
        <div className={cx('flex flex-wrap items-center gap-2', isAsked && 'border-t border-line pt-3')}>
          {isNear && canJoin ? <p className="w-full font-semibold text-teach-ink">{start?.words}</p> : null}
          {canJoin ? (
            <JoinLink href={session.link} isNear={isNear} {...describedBy} size="sm">
              Join Session
            </JoinLink>
          ) : null}
          {isAgreed && turn === 'nobody' && answers ? (
            <Button variant="secondary" size="sm" {...describedBy} onClick={() => answers.onSuggest(session)}>
              Move
            </Button>
          ) : null}
          {canEdit ? (
            <Button variant="secondary" size="sm" {...describedBy} onClick={() => onEdit(session)}>
              Edit
            </Button>
          ) : null}
          {isWaiting ? (
            <>
              <Button variant="secondary" size="sm" {...describedBy} onClick={() => answers.onSuggest(session)}>
                Change times
              </Button>
              <Button
                variant="danger-quiet"
                size="sm"
                {...describedBy}
                pending={answers.pendingFor?.(session) === 'withdraw'}
                pendingLabel="Taking back..."
                onClick={() => answers.onWithdraw(session)}
              >
                Take back
              </Button>
            </>
          ) : null}
          {isAgreed ? calendar : null}
          {isOpen ? null : (
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
          )}
          {isAgreed ? null : calendar}
        </div>
      )}
    </>
  );
}
