import { ReportDialog } from '@skill-exchange/ui/components/report-dialog';
import { useClosing } from '../../lib/dialogs/use-closing.tsx';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { readReportDraft } from '../../lib/report/report-draft.ts';
import { useReport } from './use-report.ts';

type ReportMemberProps = {
  open: boolean;
  userId: string;
  name: string;
  hasPhoto: boolean;
  onClose: () => void;
  onReported: () => void;
};

/** The report form in a dialog, which closes after sending. */
export function ReportMember({ open, userId, name, hasPhoto, onClose, onReported }: ReportMemberProps) {
  const { restored, keep, drop } = useDraft(`report-${userId}`, readReportDraft);
  const report = useReport(userId, () => {
    drop();
    onClose();
    onReported();
  });
  const { question, ...closing } = useClosing(open, onClose, true, drop);
  return (
    <>
      <ReportDialog
        open={open}
        memberName={name}
        hasPhoto={hasPhoto}
        initialDraft={restored}
        onDraftChange={keep}
        onSubmit={report.send}
        pending={report.isSending}
        failure={report.failure}
        {...closing}
      />
      {question}
    </>
  );
}
