import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import type { SessionAnswers } from '../../lib/sessions/session-answers.ts';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { sessionEnd } from '../../lib/sessions/session-length.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { canJoin, sessionStanding } from '../../lib/sessions/session-state.ts';
import { displayName, firstName } from '../../lib/texts/display-name.ts';
import { tenthsWords } from '../../lib/texts/number-words.ts';
import { timeElsewhere, timeNow } from '../../lib/time/clock-times.ts';
import { cityOf } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { Star } from '../../primitives/rating/star.tsx';
import type { AddToCalendarProps } from '../add-to-calendar/add-to-calendar.tsx';
import { Dovetail } from '../dovetail/dovetail.tsx';
import type { SessionMenuProps } from '../session-menu/session-menu.tsx';
import { ChangeActions, type Lateness, MeetingActions, StandingActions } from './confirmed-actions.tsx';
import { CancelledSection, OverSection } from './ended-sections.tsx';
import { MeetingLink, type RoomOffer } from './meeting-link.tsx';
import { Section } from './session-parts.tsx';
import { type ConfirmDialogComponent, useQuestions } from './session-questions.tsx';
import { DateBoard } from './session-when.tsx';
import { StartStrip } from './start-strip.tsx';
import { StatePill } from './state-pill.tsx';

export interface SessionViewProps extends ComponentProps<'article'> {
  session: Session;
  /** The current member, one of the session's members. */
  memberId: string;
  onEdit: (session: Session) => void;
  /** Called after confirmation. */
  onCancel: (session: Session) => void;
  cancelling?: boolean | undefined;
  /** Called after confirmation that the session did not happen. */
  onDecline?: ((session: Session) => void) | undefined;
  declining?: boolean | undefined;
  ConfirmDialog: ConfirmDialogComponent;
  /** Without it, the server has no proposals and nobody is asked. */
  answers?: SessionAnswers | undefined;
  /** Both have just agreed: animates the lanes closing. */
  isFresh?: boolean | undefined;
  /** Rating, comment and Review Session of a past session. */
  review?: ReactNode;
  /** `AttendanceQuestion`, shown once the session has ended. */
  attendance?: ReactNode;
  /** `SessionMenu`, or a component that loads it. */
  Menu?: ComponentType<SessionMenuProps> | undefined;
  onReport?: (() => void) | undefined;
  onCopyLink?: ((link: string) => void) | undefined;
  /** Offered once the session is near. */
  lateness?: Lateness | undefined;
  /** Where the site makes meeting rooms: fills an empty link. */
  room?: RoomOffer | undefined;
  /** `AddToCalendar`, or a component that loads it, and the address of the session's iCalendar file. */
  CalendarMenu?: ComponentType<AddToCalendarProps> | undefined;
  calendarHref?: string | undefined;
  /** `SessionNotes`. */
  notes?: ReactNode;
  /** The conversation of the two members. */
  conversation?: ReactNode;
  onWrite?: (() => void) | undefined;
  /** The other member's profile; without it the name is plain text. */
  otherHref?: string | undefined;
  /** The other member's IANA time zone and rating, if known. */
  otherZone?: string | undefined;
  rating?: number | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** A session as a page: its state, the two members, their swap, the time, and one primary action. */
export function SessionView(props: SessionViewProps) {
  const { session, memberId, otherHref, otherZone, timeZone, answers, review, attendance, ...rest } = props;
  const { onEdit, onCancel, onDecline, cancelling = false, declining = false, ConfirmDialog, ...others } = rest;
  const {
    Menu,
    onReport,
    onCopyLink,
    lateness,
    room,
    CalendarMenu,
    calendarHref,
    notes,
    conversation,
    onWrite,
    ...more
  } = others;
  const { isFresh = false, rating, className, ...article } = more;
  const nameId = useId();
  const now = useNow();
  const questions = useQuestions({ session, ConfirmDialog, onCancel, onDecline });
  const { other, mine, theirs } = sidesOf(session, memberId);
  const name = displayName(other.name);
  const standing = sessionStanding(session, memberId, { now, timeZone });
  const { state, start } = standing;
  const { turn, offer, isAgreed } = consentOf(session, memberId);
  const isAnswering = answers !== undefined && (turn === 'mine' || (turn === 'theirs' && offer !== undefined));
  const isScheduled = session.status === 'Scheduled';
  const isOver = session.status === 'Completed';
  const isMeeting = !isAnswering && canJoin(session, memberId) && start?.isNear === true;
  // The time stands: agreed to, planned without asking, or kept while another one is asked about.
  const stands = isScheduled && (!isAnswering || offer?.kind === 'move');
  const change = (
    <ChangeActions
      session={session}
      nameId={nameId}
      cancelling={cancelling}
      isAsking={questions.isAsking}
      onEdit={onEdit}
      onCancel={() => questions.ask('cancel')}
    />
  );
  const ended = { session, memberId, standing, nameId, timeZone, onProposeAgain: answers?.onProposeAgain, onWrite };
  return (
    <article
      data-slot="session-view"
      data-state={state}
      aria-labelledby={nameId}
      className={cx('min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card', className)}
      {...article}
    >
      <StartStrip start={start} />
      <div className="flex min-h-14 items-center justify-between gap-3 ps-5 pe-2.5 pt-2.5">
        <StatePill standing={standing} />
        {Menu ? (
          <span className="ms-auto">
            <Menu
              label={t`More about the session with ${{ name: firstName(name) }}`}
              actions={standing.actions.menu}
              isForPhones={isMeeting}
              otherHref={otherHref}
              onEdit={() => onEdit(session)}
              onSuggest={answers && (() => answers.onSuggest(session))}
              onCancel={() => questions.ask('cancel')}
              onReport={onReport}
            />
          </span>
        ) : null}
      </div>
      <header className="flex items-center gap-4 px-5 pt-1.5 pb-5 sm:px-6">
        <Avatar id={other._id} name={other.name} src={other.photo} size="lg" decorative />
        <div className="min-w-0">
          <h2 id={nameId} dir="auto" className="type-h3 wrap-anywhere">
            <NameLink href={otherHref}>{name}</NameLink>
          </h2>
          {otherZone || rating ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
              {otherZone ? (
                <span>{t`${{ time: timeNow(now, otherZone) }} in ${{ city: cityOf(otherZone) }} now`}</span>
              ) : null}
              {rating ? (
                <span role="img" aria-label={t`${rating} out of 5 stars`} className="inline-flex items-center gap-1">
                  <Star full className="size-4" />
                  {tenthsWords(rating)}
                </span>
              ) : null}
            </p>
          ) : null}
        </div>
      </header>
      <Dovetail
        teach={{ term: isOver ? t`You taught` : t`You teach`, skills: mine ? [mine.name] : [] }}
        learn={{ term: isOver ? t`You learned` : t`You learn`, skills: theirs ? [theirs.name] : [] }}
        look={session.status === 'Cancelled' ? 'off' : 'on'}
        isFresh={isFresh}
      />
      {stands ? (
        <Section title={isAnswering ? t`Stands until you both agree` : undefined}>
          <DateBoard time={session.date} minutes={session.durationMinutes} timeZone={timeZone}>
            {otherZone || (isAgreed && CalendarMenu && calendarHref) ? (
              <>
                {otherZone ? (
                  <p className="py-2">
                    {t`${{ time: timeElsewhere(session.date, otherZone, timeZone) }} for ${{ name: firstName(name) }}`}
                  </p>
                ) : null}
                {isAgreed && CalendarMenu && calendarHref ? (
                  <span className="-mx-4 ms-auto">
                    <CalendarMenu
                      title={t`Session with ${name}`}
                      start={session.date}
                      end={new Date(sessionEnd(session)).toISOString()}
                      place={session.link}
                      fileHref={calendarHref}
                      variant="quiet"
                      aria-describedby={nameId}
                    />
                  </span>
                ) : null}
              </>
            ) : null}
          </DateBoard>
          {isAnswering ? null : (
            <StandingActions session={session} memberId={memberId} nameId={nameId} isNear={start?.isNear ?? false}>
              {isMeeting ? (
                <>
                  <MeetingActions link={session.link} nameId={nameId} onCopyLink={onCopyLink} lateness={lateness} />
                  {/* On phones the row stays in view and has no room for them: there they are in the menu. */}
                  <span className="contents max-md:hidden">{change}</span>
                </>
              ) : (
                change
              )}
              {start && !start.isNear && canJoin(session, memberId) ? (
                <p className="basis-full text-cap text-ink-2 max-md:hidden">
                  {t`${{ start: start.words }}. Join turns green just before.`}
                </p>
              ) : null}
            </StandingActions>
          )}
        </Section>
      ) : null}
      {isAnswering && answers ? (
        <answers.Actions
          session={session}
          memberId={memberId}
          nameId={nameId}
          timeZone={timeZone}
          otherZone={otherZone}
          onSuggest={answers.onSuggest}
          quiet={state === 'planned' ? change : undefined}
        />
      ) : null}
      {isOver ? (
        <OverSection
          {...ended}
          review={review}
          attendance={attendance}
          declining={declining}
          onDidNotHappen={onDecline && (() => questions.ask('decline'))}
        />
      ) : null}
      {session.status === 'Cancelled' ? <CancelledSection {...ended} /> : null}
      {isScheduled ? (
        <MeetingLink
          session={session}
          memberId={memberId}
          nameId={nameId}
          hasJoin={isAnswering}
          onCopyLink={isMeeting ? undefined : onCopyLink}
          room={room}
        />
      ) : null}
      {notes}
      {conversation}
      {questions.dialog}
    </article>
  );
}
