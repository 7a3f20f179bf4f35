import { t } from '@lingui/core/macro';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { SessionForm, type SessionFormProps } from '../session-form/session-form.tsx';

type SessionDialogProps = SessionFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by Cancel; closes the dialog by default. */
  onCancel?: (() => void) | undefined;
};

/** Edits a session. Close it on success. */
export function SessionDialog({ open, onOpenChange, ...form }: SessionDialogProps) {
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={t`Edit Session`}>
      <SessionForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
