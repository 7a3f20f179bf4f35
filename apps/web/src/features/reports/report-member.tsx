import { ReportDialog } from '@skill-exchange/ui/components/report-dialog';
import { useClosing } from '../../lib/dialogs/use-closing.tsx';
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
  const report = useReport(userId, () => {
    onClose();
    onReported();
  });
  const { question, ...closing } = useClosing(open, onClose);
  return (
    <>
      <ReportDialog
        open={open}
        memberName={name}
        hasPhoto={hasPhoto}
        onSubmit={report.send}
        pending={report.isSending}
        failure={report.failure}
        {...closing}
      />
      {question}
    </>
  );
}
