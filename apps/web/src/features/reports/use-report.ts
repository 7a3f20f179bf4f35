import { useReportContent } from '@skill-exchange/api-client/content-reports';
import { useReportUser } from '@skill-exchange/api-client/reports';
import type { MemberReport } from '@skill-exchange/ui/components/report-form';
import { useSendingReport } from '../../lib/report/use-sending-report.ts';

/** Sends a report about a member, or only about their photo. */
export function useReport(reportedUser: string, onReported: () => void) {
  const ofMember = useReportUser();
  const ofPhoto = useReportContent();
  const { send, failure } = useSendingReport(
    ({ reason, isAboutPhoto }: MemberReport) =>
      isAboutPhoto
        ? ofPhoto.mutateAsync({ kind: 'photo', id: reportedUser, reason })
        : ofMember.mutateAsync({ reason, reportedUser }),
    onReported,
  );
  return { send, failure, isSending: ofMember.isPending || ofPhoto.isPending };
}
