import { t } from '@lingui/core/macro';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { type MemberReport, ReportForm } from '../report-form/report-form.tsx';

interface ReportDialogProps extends DraftFormProps<MemberReport> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by Cancel; closes the dialog by default. */
  onCancel?: (() => void) | undefined;
  /** The reported member; reports of other things set `title` and `description`. */
  memberName?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  hasPhoto?: boolean | undefined;
  onSubmit: (report: MemberReport) => void;
}

const whatFor = (name: string | undefined) =>
  name
    ? t`Tell us what ${name} did. Only our team reads this.`
    : t`Tell us what this member did. Only our team reads this.`;

/** Reports a member or their content. Close it on success. */
export function ReportDialog({ open, onOpenChange, memberName, title, description, ...form }: ReportDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title ?? t`Report User`}
      description={description ?? whatFor(memberName)}
    >
      <ReportForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
