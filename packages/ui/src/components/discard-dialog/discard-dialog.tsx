import { t } from '@lingui/core/macro';
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
      title={t`Leave without saving?`}
      description={t`You'll lose what you typed.`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      onConfirm={onDiscard}
    />
  );
}
