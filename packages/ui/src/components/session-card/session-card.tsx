import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Handshake from 'lucide-react/icons/handshake';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { localDayTime } from '../../lib/local-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import type { AddToCalendarProps } from '../add-to-calendar/add-to-calendar.tsx';
import type { ConfirmDialogComponent } from './confirm-button.tsx';
import { consentOf, consentWords } from './consent.ts';
import { CancelledSession, CompletedActions } from './ended-session.tsx';
import { ScheduledActions } from './session-actions.tsx';
import type { SessionAnswers } from './session-answers.ts';
import { SessionLanes } from './session-lanes.tsx';
import { sidesOf } from './session-sides.ts';
import { OfferNote, SessionTimes } from './session-times.tsx';

export interface SessionCardProps extends ComponentProps<'article'> {
  session: Session;
  /** The current member, one of the session's two. */
  memberId: string;
  onEdit: (session: Session) => void;
  /** Called after confirmation. */
  onCancel: (session: Session) => void;
  onReview: (session: Session) => void;
  /** Both agree or it is planned just now: what is taught and learned closes to a dovetail. */
  isFresh?: boolean;
  /** Called after confirmation that the session did not happen. */
  onDecline?: ((session: Session) => void) | undefined;
  /** Left out, nobody is asked. */
  answers?: SessionAnswers | undefined;
  /** `AttendanceQuestion`, shown once the session is over. */
  attendance?: ReactNode;
  /** Address of the session's iCalendar file. */
  calendarHref?: string | undefined;
  /** `AddToCalendar`, or a component that loads it. */
  CalendarMenu?: ComponentType<AddToCalendarProps> | undefined;
  ConfirmDialog: ConfirmDialogComponent;
  cancelling?: boolean | undefined;
  declining?: boolean | undefined;
  /** The other member's profile; without it the name is plain text. */
  otherHref?: string | undefined;
  headingLevel?: 2 | 3;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** A session with its skills, time and actions. */
export function SessionCard(props: SessionCardProps) {
  const { session, memberId, otherHref, headingLevel = 3, timeZone, answers, attendance, ...rest } = props;
  const { onEdit, onCancel, onReview, onDecline, cancelling = false, calendarHref, CalendarMenu, ...others } = rest;
  const { declining = false, isFresh = false, ConfirmDialog, className, ...article } = others;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { other, mine, theirs, isReviewed } = sidesOf(session, memberId);
  const isScheduled = session.status === 'Scheduled';
  return (
    <Card
      as="article"
      className={cx('flex h-full min-w-0 flex-col gap-4.5 p-5', className)}
      data-status={session.status}
      aria-labelledby={nameId}
      {...article}
    >
      <header className="flex items-center gap-3.5">
        <Avatar id={other._id} name={other.name} src={other.photo} decorative />
        <div className="min-w-0">
          <p className="text-cap text-ink-2">Session with</p>
          <Heading id={nameId} dir="auto" className="type-h4 wrap-anywhere">
            <NameLink href={otherHref}>{displayName(other.name)}</NameLink>
          </Heading>
        </div>
      </header>
      {isScheduled ? <ConsentBanner session={session} memberId={memberId} timeZone={timeZone} /> : null}
      <SessionLanes mine={mine} theirs={theirs} isApart={session.consent === 'pending'} isFresh={isFresh} />
      <SessionTimes session={session} memberId={memberId} timeZone={timeZone} />
      {isScheduled ? <OfferNote offer={session.offer} /> : null}
      <div className="@container mt-auto grid gap-3">
        {isScheduled ? (
          <ScheduledActions
            session={session}
            memberId={memberId}
            nameId={nameId}
            ConfirmDialog={ConfirmDialog}
            cancelling={cancelling}
            onEdit={onEdit}
            onCancel={onCancel}
            answers={answers}
            calendarHref={calendarHref}
            CalendarMenu={CalendarMenu}
            timeZone={timeZone}
          />
        ) : null}
        {session.status === 'Completed' ? (
          <CompletedActions
            session={session}
            nameId={nameId}
            ConfirmDialog={ConfirmDialog}
            isReviewed={isReviewed}
            declining={declining}
            onReview={onReview}
            onDecline={onDecline}
            attendance={attendance}
          />
        ) : null}
        {session.status === 'Cancelled' ? (
          <CancelledSession
            session={session}
            memberId={memberId}
            nameId={nameId}
            onProposeAgain={answers?.onProposeAgain}
          />
        ) : null}
      </div>
    </Card>
  );
}

const consentTones = { mine: 'learn', theirs: 'neutral', nobody: 'teach' } as const;
const consentIcons = { mine: MessageCircleQuestion, theirs: Hourglass, nobody: Handshake } as const;

/** What the session waits for, and until when. */
function ConsentBanner({ session, memberId, timeZone }: Pick<SessionCardProps, 'session' | 'memberId' | 'timeZone'>) {
  const words = consentWords(session, memberId);
  if (words === null) return null;
  const { turn, offer } = consentOf(session, memberId);
  const Icon = consentIcons[turn];
  return (
    <Banner tone={consentTones[turn]}>
      <Icon aria-hidden="true" />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{words}</span>
        {offer === undefined || turn === 'nobody' ? null : (
          // A new element for another text: a translated page has replaced the text node.
          <span key={turn} className="block font-normal">
            {turn === 'mine' ? 'Answer by' : 'Open until'}{' '}
            <time dateTime={offer.expiresAt}>{localDayTime(offer.expiresAt, timeZone)}</time>
          </span>
        )}
      </span>
    </Banner>
  );
}
