import { t } from '@lingui/core/macro';
import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { VerifyNotice } from '../../features/account/verify-notice.tsx';
import { MySessions } from '../../features/sessions/my-sessions.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { SessionReview } from './session-review.tsx';

const ReviewSession = lazyDialog(
  async () => (await import('../../features/reviews/review-session.tsx')).ReviewSession,
  ({ onClose }) => onClose(),
);

const ReportMember = lazyDialog(
  async () => (await import('../../features/reports/report-member.tsx')).ReportMember,
  ({ onClose }) => onClose(),
);

const InlineConversation = lazyWithPreload(
  async () => (await import('../../features/chat/conversation/inline-conversation.tsx')).InlineConversation,
);

/** Matches the fragment of old links, from before a session had its own URL. */
const oldLink = /^#session-(.+)$/;

/**
 * `/userDashboard/session`: the member's sessions, and with an id one of them. `?with=<member id>`
 * opens the planner with that member, and `&time=<instant>` sets a time.
 */
export function MySessionsPage() {
  const member = useMember();
  const { sessionId } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const partnerId = params.get('with') ?? params.get('propose') ?? '';
  const isOther = partnerId !== member?.userId;
  const partner = useUser(partnerId, { enabled: partnerId !== '' && isOther });
  const review = useDialogSubject<Session>();
  const report = useDialogSubject<MemberRef>();
  usePreload(ReviewSession);
  usePreload(ReportMember);
  const hasChat = usePreload(InlineConversation);
  if (member === null) return null;
  const linked = oldLink.exec(hash)?.[1];
  if (sessionId === undefined && linked !== undefined)
    return <Navigate to={paths.dashboard.oneSession.to(decodeURIComponent(linked))} replace />;

  return (
    <>
      <PageMeta title={t`Session Management`} description={t`Your swap sessions: coming up, completed and canceled.`} />
      <VerifyNotice className="mb-6" isAboutAnswers />
      <MySessions
        ownId={member.userId}
        sessionId={sessionId}
        partner={partner.isError || !isOther ? null : partner.data}
        match={partner.data?.match}
        time={params.get('time')}
        // A reload must not open the planner again.
        onPartnerTaken={() => setParams({}, { replace: true })}
        onShowAll={() => void navigate(paths.dashboard.session)}
        onReview={review.show}
        onReport={report.show}
        renderReview={(session) => (
          <SessionReview
            key={session._id}
            // While the dialog is open, its form has the rating and the text.
            isFormOpen={review.isOpen && review.thing?._id === session._id}
            session={session}
            ownId={member.userId}
            onOpenForm={() => review.show(session)}
          />
        )}
        renderConversation={(other, lines, writeRequests) =>
          hasChat ? (
            <InlineConversation key={other._id} other={other} lines={lines} writeRequests={writeRequests} />
          ) : null
        }
      />
      {review.thing === null ? null : (
        <ReviewSession
          key={review.opening}
          session={review.thing}
          ownId={member.userId}
          open={review.isOpen}
          onClose={review.close}
        />
      )}
      {report.thing === null ? null : (
        <ReportMember
          key={`report ${report.opening}`}
          open={report.isOpen}
          userId={report.thing._id}
          name={report.thing.name}
          hasPhoto={Boolean(report.thing.photo)}
          onClose={report.close}
          onReported={() => {}}
        />
      )}
    </>
  );
}
