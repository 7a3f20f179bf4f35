import { useIsReported } from '@skill-exchange/api-client/reports';
import { Button } from '@skill-exchange/ui/button';
import { ReportDialog } from '@skill-exchange/ui/report-dialog';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { notify } from '../../shared/notify.ts';
import { useReport } from './use-report.ts';

type ReportUserProps = { userId: string; name: string };

/** Reports a member: a button and its dialog. Whom the reader has reported already cannot be reported again. */
export function ReportUser({ userId, name }: ReportUserProps) {
  const { data: isReported, isPending } = useIsReported(userId);
  const [isOpen, setOpen] = useState(false);
  const report = useReport(userId, () => setOpen(false));

  return (
    <>
      {/* A failed question is no reason to keep the button back. */}
      {isReported === true ? null : (
        <Button
          variant="danger-quiet"
          // Its place is kept while nobody knows.
          className={isPending ? 'invisible' : undefined}
          onClick={() => {
            notify.prepare();
            setOpen(true);
          }}
        >
          <Flag aria-hidden="true" />
          Report User
        </Button>
      )}
      <ReportDialog
        open={isOpen}
        onOpenChange={setOpen}
        memberName={name}
        onSubmit={report.send}
        pending={report.isSending}
        failure={report.failure}
      />
    </>
  );
}
