import { useIsReported } from '@skill-exchange/api-client/reports';
import { Button } from '@skill-exchange/ui/button';
import Flag from 'lucide-react/icons/flag';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { notify } from '../../shared/notify.ts';
import { useClosing } from '../../shared/use-closing.tsx';
import { useReport } from './use-report.ts';

const reporting = lazyDialog(async () => (await import('@skill-exchange/ui/report-dialog')).ReportDialog);

type ReportUserProps = { userId: string; name: string };

/** Reports a member: a button and its dialog. Whom the reader has reported already cannot be reported again. */
export function ReportUser({ userId, name }: ReportUserProps) {
  const { data: isReported, isPending } = useIsReported(userId);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { question, ...closing } = useClosing(isOpen, close);
  const report = useReport(userId, close);
  useEffect(() => {
    notify.prepare();
    reporting.prepare();
  }, []);

  return (
    <>
      {/* A failed question is no reason to keep the button back. */}
      {isReported === true ? null : (
        <Button
          variant="danger-quiet"
          // Its place is kept while nobody knows.
          className={isPending ? 'invisible' : undefined}
          onClick={() => setOpen(true)}
        >
          <Flag aria-hidden="true" />
          Report User
        </Button>
      )}
      <reporting.Dialog
        open={isOpen}
        memberName={name}
        onSubmit={report.send}
        pending={report.isSending}
        failure={report.failure}
        {...closing}
      />
      {question}
    </>
  );
}
