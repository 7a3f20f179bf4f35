import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import type { SendingFormProps } from '../form-parts/form-props.ts';
import { ReportForm } from '../report-form/report-form.tsx';

interface ReportDialogProps extends SendingFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The member presses Cancel; without it the dialog closes as by Escape. */
  onCancel?: (() => void) | undefined;
  /** Who is reported. */
  memberName: string;
  onSubmit: (reason: string) => void;
}

/** Reports a member. Close it when the report is in. */
export function ReportDialog({ open, onOpenChange, memberName, ...form }: ReportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Report User"
        description={`Tell us what ${memberName || 'this member'} did. Nobody but the team reads it.`}
        // A press beside the dialog would throw the reason away.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <ReportForm onCancel={() => onOpenChange(false)} {...form} />
      </DialogContent>
    </Dialog>
  );
}
