import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentType } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { sessionEnd } from '../../lib/session-length.ts';
import { startsIn } from '../../lib/starts-in.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../primitives/button/button.tsx';
import type { AddToCalendarProps } from '../add-to-calendar/add-to-calendar.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
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
  calendarHref: string | undefined;
  CalendarMenu: ComponentType<AddToCalendarProps> | undefined;
  timeZone: string | undefined;
}

/** Actions of a scheduled session: the answer that is asked for, then what can be done with it. Join is loud once it is near. */
export function ScheduledActions(props: ScheduledActionsProps) {
  const { session, memberId, nameId, answers, calendarHref, CalendarMenu, ConfirmDialog, timeZone } = props;
  const { cancelling, onEdit, onCancel } = props;
  const { turn, isAgreed, isOpen, offer } = consentOf(session, memberId);
  const start = startsIn(session.date, sessionEnd(session), useNow(), timeZone);
  const isNear = start?.isNear ?? false;
  const canJoin = session.link !== '' && !isOpen;
  const isAsked = answers !== undefined && turn === 'mine';
  const isAnswering = isAsked || (answers !== undefined && turn === 'theirs' && offer !== undefined);
  const canEdit = !(isAsked && isOpen);
  // The answer leads.
  const variant = isAsked ? 'quiet' : 'secondary';
  const describedBy = { 'aria-describedby': nameId };
  const calendar =
    calendarHref === undefined || CalendarMenu === undefined || isOpen ? null : (
      <CalendarMenu
        title={`Session with ${displayName(sidesOf(session, memberId).other.name)}`}
        start={session.date}
        end={new Date(sessionEnd(session)).toISOString()}
        place={session.link}
        fileHref={calendarHref}
        variant={variant}
        {...describedBy}
      />
    );
  return (
    <>
      {isAnswering && answers ? (
        <answers.Actions
          session={session}
          memberId={memberId}
          nameId={nameId}
          timeZone={timeZone}
          onSuggest={answers.onSuggest}
        />
      ) : null}
      {isAsked && isOpen && !canJoin ? null : (
        <div className={cx('flex flex-wrap items-center gap-2', isAnswering && 'border-t border-line pt-3')}>
          {isNear && canJoin ? <p className="w-full font-semibold text-teach-ink">{start?.words}</p> : null}
          {canJoin ? (
            <JoinLink href={session.link} isNear={isNear} isQuiet={isAsked} {...describedBy} size="sm">
              Join Session
            </JoinLink>
          ) : null}
          {isAgreed && turn === 'nobody' && answers ? (
            <Button variant="secondary" size="sm" {...describedBy} onClick={() => answers.onSuggest(session)}>
              Move
            </Button>
          ) : null}
          {canEdit ? (
            <Button variant={variant} size="sm" {...describedBy} onClick={() => onEdit(session)}>
              Edit
            </Button>
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
