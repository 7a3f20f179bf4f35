import { t } from '@lingui/core/macro';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { RequestSkillForm, type RequestSkillFormProps } from './request-skill-form.tsx';

export type { SkillRequest } from './request-skill-form.tsx';

type RequestSkillDialogProps = Omit<RequestSkillFormProps, 'onCancel'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by Cancel; closes the dialog by default. */
  onCancel?: (() => void) | undefined;
};

/** Requests a missing skill. Close it on success. */
export function RequestSkillDialog(props: RequestSkillDialogProps) {
  const { open, onOpenChange, onCancel = () => onOpenChange(false), ...form } = props;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Request New Skill`}
      description={t`Is something missing from the list? Name it, and everyone can teach it or learn it.`}
    >
      <RequestSkillForm onCancel={onCancel} {...form} />
    </FormDialog>
  );
}
