import { t } from '@lingui/core/macro';
import { useBlocked } from '@skill-exchange/api-client/blocks';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useIsReported } from '@skill-exchange/api-client/reports';
import { useUser } from '@skill-exchange/api-client/users';
import { NoMemberToReport } from '@skill-exchange/ui/components/no-member-to-report';
import { ReportForm } from '@skill-exchange/ui/components/report-form';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { Avatar } from '@skill-exchange/ui/primitives/avatar';
import { Banner } from '@skill-exchange/ui/primitives/banner';
import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { readReportDraft } from '../../lib/report/report-draft.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { ChooseMember } from './choose-member.tsx';
import { useReport } from './use-report.ts';

type ReportPageFormProps = {
  /** The reported member; empty if the URL names none. */
  userId: string;
  /** `isBlocked`: the current member has blocked them, so they have no profile. */
  onReported: (isBlocked: boolean) => void;
  onCancel: (isBlocked: boolean) => void;
  /** The URL names no member, and one was chosen. */
  onChoose: (userId: string) => void;
};

/** The report form of a member on its own page. */
export function ReportPageForm({ userId, onReported, onCancel, onChoose }: ReportPageFormProps) {
  const ownId = useMember()?.userId;
  const isNamed = userId !== '' && userId !== ownId;
  const { data: found, error, refetch } = useUser(userId, { enabled: isNamed });
  const isMissing = isApiError(error, 404);
  // A block hides the member, and does not prevent a report.
  const { data: blocked, isPending: isLookingUp } = useBlocked({ enabled: isNamed && isMissing });
  const user = isMissing ? blocked?.find(({ _id }) => _id === userId) : found;
  const { data: isReported = false } = useIsReported(userId, { enabled: isNamed });
  const { restored, keep, drop } = useDraft(`report-${userId}`, readReportDraft);
  const report = useReport(userId, () => {
    drop();
    onReported(isMissing);
  });
  const photoUrl = usePhotoUrl();
  const [isDirty, setDirty] = useState(false);
  useLoggedFailure('Error loading the member to report', error);

  if (userId === '') return <ChooseMember ownId={ownId ?? ''} onChoose={onChoose} />;
  if (!isNamed || (isMissing && user === undefined && !isLookingUp))
    return <NoMemberToReport usersHref={paths.users} />;
  if (user === undefined && error !== null && !isMissing)
    return <ErrorState title={t`Error`} description={error.message} onRetry={() => void refetch()} />;
  if (user === undefined)
    return (
      <LoadingStatus label={t`Loading...`}>
        <Skeleton shape="block" className="h-72 rounded-card" />
      </LoadingStatus>
    );
  return (
    <div className="grid gap-6">
      <p className="flex min-w-0 items-center gap-4">
        <Avatar id={user._id} name={user.name} src={photoUrl(user.photo)} decorative />
        <b dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {displayName(user.name)}
        </b>
      </p>
      {isReported && !report.isSending ? (
        <Banner>{t`You've reported this member. Our team is looking into it.`}</Banner>
      ) : (
        <ReportForm
          hasPhoto={Boolean(user.photo)}
          onSubmit={report.send}
          onCancel={() => {
            drop();
            onCancel(isMissing);
          }}
          initialDraft={restored}
          onDraftChange={keep}
          pending={report.isSending}
          failure={report.failure}
          onDirtyChange={setDirty}
        />
      )}
      <LeaveGuard when={isDirty && !report.isSending} onDiscard={drop} />
    </div>
  );
}
