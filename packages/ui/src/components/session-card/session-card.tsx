import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { lengthInWords } from '../../lib/length-in-words.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { EventFact, EventWhen } from '../event-when/event-when.tsx';
import type { ConfirmDialogComponent } from './confirm-button.tsx';
import { CompletedActions, ScheduledActions } from './session-actions.tsx';
import { sidesOf } from './session-sides.ts';

interface SessionCardProps extends ComponentProps<'article'> {
  session: Session;
  /** The current member, one of the session's two. */
  memberId: string;
  onEdit: (session: Session) => void;
  /** Called after confirmation. */
  onCancel: (session: Session) => void;
  onReview: (session: Session) => void;
  /** It has just been planned: what is taught and learned closes to a dovetail. */
  isFresh?: boolean;
  /** Called after confirmation that the session did not happen. */
  onDecline?: ((session: Session) => void) | undefined;
  /** `AttendanceQuestion`, shown once the session is over. */
  attendance?: ReactNode;
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
  const { session, memberId, otherHref, headingLevel = 3, timeZone, ...rest } = props;
  const { onEdit, onCancel, onReview, onDecline, cancelling = false, ...others } = rest;
  const { declining = false, isFresh = false, attendance, ConfirmDialog, className, ...article } = others;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { other, mine, theirs, isReviewed } = sidesOf(session, memberId);
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
          <Heading id={nameId} className="type-h4 wrap-anywhere">
            <NameLink href={otherHref}>{displayName(other.name)}</NameLink>
          </Heading>
        </div>
      </header>
      {mine || theirs ? (
        <dl className="grid gap-1.5 text-small">
          {mine ? <Side term="You teach" kind="teach" skill={mine.name} isFresh={isFresh} /> : null}
          {theirs ? <Side term="You learn" kind="learn" skill={theirs.name} isFresh={isFresh} /> : null}
        </dl>
      ) : null}
      <EventWhen start={session.date} timeZone={timeZone}>
        {session.durationMinutes === undefined ? null : (
          <EventFact icon={Hourglass}>{lengthInWords(session.durationMinutes)}</EventFact>
        )}
      </EventWhen>
      <div className="@container mt-auto grid gap-3">
        {session.status === 'Scheduled' ? (
          <ScheduledActions
            session={session}
            nameId={nameId}
            ConfirmDialog={ConfirmDialog}
            cancelling={cancelling}
            onEdit={onEdit}
            onCancel={onCancel}
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
          />
        ) : null}
        {session.status === 'Completed' ? attendance : null}
        {session.status === 'Cancelled' ? (
          <Banner tone="danger">
            <CalendarX aria-hidden="true" />
            Session Canceled
          </Banner>
        ) : null}
      </div>
    </Card>
  );
}

interface SideProps {
  term: string;
  kind: 'teach' | 'learn';
  skill: string;
  isFresh: boolean;
}

function Side({ term, kind, skill, isFresh }: SideProps) {
  const closing = kind === 'teach' ? 'animate-dovetail-right' : 'animate-dovetail-left';
  return (
    <div className="flex items-center gap-3">
      <dt className="w-18 shrink-0 text-ink-2">{term}</dt>
      <dd className={cx('flex min-w-0', isFresh && closing)}>
        <Chip kind={kind}>{skill}</Chip>
      </dd>
    </div>
  );
}
