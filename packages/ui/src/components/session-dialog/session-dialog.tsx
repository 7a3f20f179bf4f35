import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import { SessionForm, type SessionFormProps } from '../session-form/session-form.tsx';

type SessionDialogProps = SessionFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by Cancel; closes the dialog by default. */
  onCancel?: (() => void) | undefined;
};

/** Creates or edits a session. Close it on success. */
export function SessionDialog({ open, onOpenChange, ...form }: SessionDialogProps) {
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={form.session ? 'Edit Session' : 'Add New Session'}>
      <SessionForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}
