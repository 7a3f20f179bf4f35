import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import { SessionForm, type SessionFormProps } from '../session-form/session-form.tsx';

type SessionDialogProps = SessionFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The member presses Cancel; without it the dialog closes as by Escape. */
  onCancel?: (() => void) | undefined;
};

/** Plans a new session, or changes the one that it is given. Close it when the session is saved. */
export function SessionDialog({ open, onOpenChange, ...form }: SessionDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={form.session ? 'Edit Session' : 'Add New Session'}
        // A press beside the dialog would throw away what was typed.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <SessionForm onCancel={() => onOpenChange(false)} {...form} />
      </DialogContent>
    </Dialog>
  );
}
