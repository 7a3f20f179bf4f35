import { useReportContent } from '@skill-exchange/api-client/content-reports';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import type { CaseKind } from '@skill-exchange/api-client/types';
import { ReportDialog } from '@skill-exchange/ui/components/report-dialog';
import { useState } from 'react';
import { logger } from '../logger.ts';
import { notify } from '../notify.ts';
import { useClosing } from '../use-closing.tsx';
import { useSingleFlight } from '../use-single-flight.ts';

/** Something that members report. */
export type Reportable = {
  kind: CaseKind;
  /** Of a photo its member's. */
  id: string;
  /** Names the dialog: "Report event". */
  title: string;
};

const unreachable = 'Failed to submit report. Please try again later.';

type ReportContentProps = { open: boolean; target: Reportable; onClose: () => void };

/** The report of an event, a message, a review or a photo in its dialog, which closes once it was sent. */
export function ReportContent({ open, target: { kind, id, title }, onClose }: ReportContentProps) {
  const { mutateAsync, isPending } = useReportContent();
  const [failure, setFailure] = useState<string>();
  const { question, ...closing } = useClosing(open, onClose);

  async function send(reason: string): Promise<void> {
    setFailure(undefined);
    try {
      await mutateAsync({ kind, id, reason });
    } catch (error) {
      logger.failure('Error submitting a report', error);
      setFailure(isApiError(error, 0) ? unreachable : serverMessageOr(error, unreachable));
      return;
    }
    notify.success('Report submitted successfully');
    onClose();
  }

  return (
    <>
      <ReportDialog
        open={open}
        title={title}
        description="Tell us what is wrong with it. Only our team reads this."
        onSubmit={useSingleFlight(send)}
        pending={isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
