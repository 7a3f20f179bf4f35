import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';

interface BlockDialogProps extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'pending'> {
  /** The other member's name. */
  name: string;
  /** The member has just been reported: the dialog says so, and offers no second report. */
  isReported?: boolean | undefined;
  /** `reportsToo`: open the report once they are blocked. */
  onConfirm: (reportsToo: boolean) => void;
}

const consequence = () =>
  t`You won’t find each other here anymore, and you can’t message each other. Sessions you have planned together are canceled, and you leave each other’s events. We don’t tell them. You can still read and report what they wrote, and unblock them in your account.`;

/** Confirms blocking a member, explains what a block changes, and offers a report. */
export function BlockDialog({ name, isReported = false, onConfirm, ...dialog }: BlockDialogProps) {
  const [reportsToo, setReportsToo] = useState(false);
  return (
    <AlertDialog
      title={isReported ? t`Block ${name}, too?` : t`Block ${name}?`}
      description={isReported ? `${t`Thank you, we got your report.`} ${consequence()}` : consequence()}
      confirmLabel={t`Block`}
      cancelLabel={t`Never mind`}
      pendingLabel={t`Blocking...`}
      onConfirm={() => onConfirm(reportsToo)}
      {...dialog}
    >
      {isReported ? null : (
        <Checkbox
          className="mt-4"
          label={t`Report too`}
          hint={t`Next, tell our team what happened.`}
          checked={reportsToo}
          disabled={dialog.pending}
          onCheckedChange={(checked) => setReportsToo(checked === true)}
        />
      )}
    </AlertDialog>
  );
}
