import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  /** Returns to the form with its input. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Confirms discarding a form's input. */
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
