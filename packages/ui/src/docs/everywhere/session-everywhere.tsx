import type { CalendarEntry, NotificationKind, Session } from '@skill-exchange/api-client/types';
import type { ReactNode } from 'react';
import { AddToCalendar } from '../../components/add-to-calendar/add-to-calendar.tsx';
import { AnswerActions } from '../../components/answer-actions/answer-actions.tsx';
import { SystemLine } from '../../components/chat-thread/system-line.tsx';
import { DeclineDialog } from '../../components/decline-dialog/decline-dialog.tsx';
import { Agenda } from '../../components/month-calendar/agenda.tsx';
import { NeedList, NeedsYou, ProposalNeed, ReviewNeed } from '../../components/needs-you/needs-you.tsx';
import { NextSession } from '../../components/next-session/next-session.tsx';
import {
  NotificationAnswered,
  NotificationDay,
  NotificationRow,
} from '../../components/notification-rows/notification-rows.tsx';
import { QuickReview } from '../../components/quick-review/quick-review.tsx';
import { SessionMenu } from '../../components/session-menu/session-menu.tsx';
import { SessionRow } from '../../components/session-row/session-row.tsx';
import { SessionRows } from '../../components/session-rows/session-rows.tsx';
import { SessionView } from '../../components/session-view/session-view.tsx';
import { historyLines } from '../../lib/sessions/history-lines.ts';
import type { AnswerProps } from '../../lib/sessions/session-answers.ts';
import { sessionGroups } from '../../lib/sessions/session-groups.ts';
import { sessionEnd } from '../../lib/sessions/session-length.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { answeredWords, sessionStanding } from '../../lib/sessions/session-state.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { dayIn } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Everywhere } from './everywhere.tsx';

const timeZone = 'Europe/Berlin';
const unused = () => {};

const Answers = (props: AnswerProps) => (
  <AnswerActions {...props} onAccept={unused} onDecline={unused} onWithdraw={unused} DeclineDialog={DeclineDialog} />
);

interface SessionEverywhereProps {
  session: Session;
  memberId: string;
  /** The server's latest notification about it, if any. */
  news?: { kind: NotificationKind; title: string };
}

/** A session on each page that shows it. */
export function SessionEverywhere({ session, memberId, news }: SessionEverywhereProps) {
  const standing = sessionStanding(session, memberId, { now: useNow(), timeZone });
  const isAhead = standing.start !== null;
  const { other } = sidesOf(session, memberId);
  const day = dayIn(Date.parse(session.date), timeZone);
  const answers = (nameId: string, words: string | null, isBrief = false) => (
    <>
      <p id={nameId} className="sr-only">
        {words}
      </p>
      <Answers
        session={session}
        memberId={memberId}
        nameId={nameId}
        timeZone={timeZone}
        onSuggest={unused}
        isBrief={isBrief}
      />
    </>
  );
  return (
    <Everywhere
      places={{
        'Row of the sessions page': (
          <SessionRows groups={sessionGroups([session], session.status, memberId)}>
            {(each, headingLevel) => (
              <SessionRow
                session={each}
                memberId={memberId}
                href="#session"
                headingLevel={headingLevel}
                timeZone={timeZone}
                ConfirmDialog={AlertDialog}
                onEdit={unused}
                onCancel={unused}
                onReview={unused}
                onProposeAgain={unused}
              />
            )}
          </SessionRows>
        ),
        'Page of the session': (
          <SessionView
            session={session}
            memberId={memberId}
            timeZone={timeZone}
            ConfirmDialog={AlertDialog}
            Menu={SessionMenu}
            CalendarMenu={AddToCalendar}
            calendarHref="#file"
            answers={{ Actions: Answers, onSuggest: unused, onProposeAgain: unused }}
            review={
              <QuickReview
                value={{ rating: 4, comment: '' }}
                onValueChange={unused}
                onSubmit={unused}
                onOpenForm={unused}
              />
            }
            onEdit={unused}
            onCancel={unused}
            onWrite={unused}
          />
        ),
        'Home, next session':
          isAhead && standing.primary === 'join' ? (
            <NextSession session={session} memberId={memberId} otherHref="#other" href="#session" timeZone={timeZone} />
          ) : null,
        'Home, needs you': needOf(
          { session, memberId, children: answers('need', displayName(other.name)) },
          standing.primary,
        ),
        Calendar:
          session.status === 'Cancelled' ? null : (
            <Agenda
              days={[[day, [entryOf(session, other.name)]]]}
              today={day}
              timeZone={timeZone}
              hrefOf={String}
              standingOf={() => standing}
              idOf={(each) => `calendar-${each}`}
            />
          ),
        Notification: news ? (
          <NotificationDay label="Today">
            <NotificationRow
              notification={{
                _id: 'news',
                ...news,
                at: session.date,
                count: 1,
                path: '#session',
                isRead: false,
                actor: other,
              }}
              href="#session"
              onOpen={unused}
            >
              {news.kind !== 'sessionProposed' ? null : standing.primary === 'accept' ? (
                // As in the inbox, without the padding of a session's page.
                <div className="-mx-5 -mt-5 grid sm:-mx-6">{answers('news', standing.question, true)}</div>
              ) : (
                <Answered>{answeredWords(standing)}</Answered>
              )}
            </NotificationRow>
          </NotificationDay>
        ) : null,
        Conversation: (
          <div className="grid">
            {historyLines(session, memberId, timeZone).map((line) => (
              <SystemLine key={line._id} line={line} timeZone={timeZone} />
            ))}
          </div>
        ),
      }}
    />
  );
}

const Answered = ({ children }: { children: string | null }) =>
  children === null ? null : <NotificationAnswered>{children}</NotificationAnswered>;

interface NeedParts {
  session: Session;
  memberId: string;
  children: ReactNode;
}

function needOf({ children, ...need }: NeedParts, primary: string | null): ReactNode {
  if (primary !== 'accept' && primary !== 'review') return null;
  return (
    <NeedsYou count={1}>
      <NeedList>
        {primary === 'accept' ? (
          <ProposalNeed {...need} href="#session">
            {children}
          </ProposalNeed>
        ) : (
          <ReviewNeed {...need} href="#session" onRate={unused} />
        )}
      </NeedList>
    </NeedsYou>
  );
}

function entryOf(session: Session, name: string): CalendarEntry {
  const { _id, date, consent = 'pending' } = session;
  const endsAt = new Date(sessionEnd(session)).toISOString();
  return { kind: 'session', _id, title: `Session with ${name}`, startsAt: date, endsAt, role: 'member', consent };
}
