import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

/** Confirms deleting one's own message. */
export function DeleteMessageDialog(props: Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'>) {
  return (
    <AlertDialog
      title="Delete this message?"
      description="It is deleted for both of you. They see that there was a message."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      {...props}
    />
  );
}
