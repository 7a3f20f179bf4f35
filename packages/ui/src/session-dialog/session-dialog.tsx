import { Dialog, DialogContent } from '../dialog/dialog.tsx';
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
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={form.session ? 'Edit Session' : 'Add New Session'}
        // A click outside would discard the input.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <SessionForm onCancel={() => onOpenChange(false)} {...form} />
      </DialogContent>
    </Dialog>
  );
}
