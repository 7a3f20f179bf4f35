import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';

type DiscardDialogProps = {
  open: boolean;
  /** Back to the form, which is as it was. */
  onKeep: () => void;
  onDiscard: () => void;
};

/** Asks before a half-filled form is left. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onKeep}
      title="Leave without saving?"
      description="You'll lose what you typed."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
    />
  );
}
