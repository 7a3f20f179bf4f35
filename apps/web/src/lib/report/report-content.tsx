import { t } from '@lingui/core/macro';
import { useReportContent } from '@skill-exchange/api-client/content-reports';
import type { CaseKind } from '@skill-exchange/api-client/types';
import { ReportDialog } from '@skill-exchange/ui/components/report-dialog';
import { useClosing } from '../dialogs/use-closing.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { readReportDraft } from './report-draft.ts';
import { useSendingReport } from './use-sending-report.ts';

/** Content that members can report. */
export type Reportable = {
  kind: CaseKind;
  id: string;
  /** Title of the dialog: "Report event". */
  title: string;
};

type ReportContentProps = { open: boolean; target: Reportable; onClose: () => void };

/** The report of an event, a message or a review in a dialog, which closes after sending. */
export function ReportContent({ open, target: { kind, id, title }, onClose }: ReportContentProps) {
  const { mutateAsync, isPending } = useReportContent();
  const { restored, keep, drop } = useDraft(`report-${kind}-${id}`, readReportDraft);
  const { send, failure } = useSendingReport(
    (reason: string) => mutateAsync({ kind, id, reason }),
    () => {
      drop();
      onClose();
    },
  );
  const { question, ...closing } = useClosing(open, onClose, true, drop);
  return (
    <>
      <ReportDialog
        open={open}
        title={title}
        description={t`Tell us what is wrong with it. Only our team reads this.`}
        initialDraft={restored}
        onDraftChange={keep}
        onSubmit={({ reason }) => send(reason)}
        pending={isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
