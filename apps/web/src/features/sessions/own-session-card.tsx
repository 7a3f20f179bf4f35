import { useCalendarFiles } from '@skill-exchange/api-client/calendar';
import { useCancelSession, useDeclineSession } from '@skill-exchange/api-client/sessions';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { SessionCard, type SessionCardProps } from '@skill-exchange/ui/components/session-card';
import { paths, sessionAnchor } from '../../config/paths.ts';
import { ConfirmDialog } from '../../lib/confirmation.ts';
import { ToCalendar } from '../../lib/to-calendar.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { SessionAttendance } from './session-attendance.tsx';
import { useReportedAnswer } from './use-reported-answer.ts';

type OwnSessionCardProps = Pick<
  SessionCardProps,
  'session' | 'memberId' | 'isFresh' | 'answers' | 'onEdit' | 'onReview'
>;

/** A session of the member's own, which can be canceled or declined. */
export function OwnSessionCard({ session, memberId, ...props }: OwnSessionCardProps) {
  const { _id } = session;
  const cancel = useCancelSession();
  const decline = useDeclineSession();
  const answer = useReportedAnswer();
  const calendarFiles = useCalendarFiles();
  const photoUrl = usePhotoUrl();
  const withPhoto = (member: MemberRef) => ({ ...member, photo: photoUrl(member.photo) });
  const [userOne, userTwo] = [withPhoto(session.userOne), withPhoto(session.userTwo)];
  const other = userOne._id === memberId ? userTwo : userOne;

  return (
    <SessionCard
      {...props}
      id={sessionAnchor(_id)}
      session={{ ...session, userOne, userTwo }}
      memberId={memberId}
      otherHref={paths.user.to(other._id)}
      headingLevel={2}
      attendance={<SessionAttendance session={session} otherName={other.name} />}
      CalendarMenu={ToCalendar}
      calendarHref={calendarFiles.session(_id)}
      ConfirmDialog={ConfirmDialog}
      cancelling={cancel.isPending}
      onCancel={() =>
        answer(
          () => cancel.mutateAsync(_id),
          'Session canceled successfully',
          'Failed to cancel session',
          'Failed to cancel session. Please try again later.',
        )
      }
      declining={decline.isPending}
      onDecline={() =>
        answer(
          () => decline.mutateAsync({ sessionId: _id }),
          'Session declined successfully',
          'Failed to decline session',
        )
      }
    />
  );
}
