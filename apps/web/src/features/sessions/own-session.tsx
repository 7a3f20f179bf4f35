import { t } from '@lingui/core/macro';
import { useCalendarFiles } from '@skill-exchange/api-client/calendar';
import { useSession } from '@skill-exchange/api-client/sessions';
import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { SessionView, type SessionViewProps } from '@skill-exchange/ui/components/session-view';
import { type HistoryLine, historyLines } from '@skill-exchange/ui/lib/sessions/history-lines';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { type ReactNode, useMemo, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { copyText } from '../../lib/forms/copy-text.ts';
import { ToCalendar } from '../../lib/forms/to-calendar.tsx';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { ConfirmDialog } from '../../lib/log-in/confirmation.ts';
import { notify } from '../../lib/notify.ts';
import { SessionAttendance } from './session-attendance.tsx';
import { SessionMore } from './session-more.tsx';
import { useCanceling } from './use-canceling.ts';
import { useOther } from './use-other.ts';
import { useRunningLate } from './use-running-late.ts';
import { useSessionRoom } from './use-session-room.ts';
import { useWithPhotos } from './use-with-photos.ts';

const OwnNotes = lazyWithPreload(async () => (await import('./own-notes.tsx')).OwnNotes);

/** Parts of a session's page that other features provide. */
export type SessionParts = {
  /** The review form of an ended session, with Review Session. */
  renderReview: (session: Session) => ReactNode;
  /**
   * The conversation of the two, with the session's history; `writeRequests` increases with each request
   * to write.
   */
  renderConversation: (other: MemberRef, lines: readonly HistoryLine[], writeRequests: number) => ReactNode;
  onReport: (other: MemberRef) => void;
};

type OwnSessionProps = Pick<SessionViewProps, 'memberId' | 'isFresh' | 'answers' | 'onEdit'> &
  SessionParts & { session: Session };

/** One of the member's sessions as a page. */
export function OwnSession(props: OwnSessionProps) {
  const { session, memberId, renderReview, renderConversation, onReport, ...view } = props;
  const { _id } = session;
  const whole = useWithPhotos()(session);
  const { other } = sidesOf(whole, memberId);
  const { cancel, cancelling, decline, declining } = useCanceling(_id);
  const calendarFiles = useCalendarFiles();
  const [writeRequests, setWriteRequests] = useState(0);
  const hasNotes = usePreload(OwnNotes);
  const { data: detail } = useSession(_id);
  const lines = useMemo(() => (detail === undefined ? [] : historyLines(detail, memberId)), [detail, memberId]);
  const lateness = useRunningLate(_id, memberId, other);
  const room = useSessionRoom(session);
  const { rating, timeZone } = useOther(other._id, session.status === 'Scheduled');

  async function copyLink(link: string): Promise<void> {
    try {
      await copyText(link);
      notify.success(t`Link copied`);
    } catch {
      notify.error(t`Your browser didn’t let us copy the link.`);
    }
  }

  return (
    <SessionView
      {...view}
      className="max-md:rounded-none max-md:border-x-0"
      session={whole}
      memberId={memberId}
      otherHref={paths.user.to(other._id)}
      ConfirmDialog={ConfirmDialog}
      cancelling={cancelling}
      onCancel={cancel}
      declining={declining}
      onDecline={decline}
      attendance={<SessionAttendance session={session} otherName={other.name} />}
      review={renderReview(session)}
      rating={rating}
      otherZone={timeZone}
      Menu={SessionMore}
      onReport={() => onReport(other)}
      onCopyLink={(link) => void copyLink(link)}
      lateness={other._id === '' ? undefined : lateness}
      room={room}
      CalendarMenu={ToCalendar}
      calendarHref={calendarFiles.session(_id)}
      notes={hasNotes ? <OwnNotes session={session} memberId={memberId} /> : null}
      conversation={renderConversation(other, lines, writeRequests)}
      onWrite={() => setWriteRequests((before) => before + 1)}
    />
  );
}
