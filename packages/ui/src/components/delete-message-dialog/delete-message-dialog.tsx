import { t } from '@lingui/core/macro';
import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

/** Confirms deleting one's own message. */
export function DeleteMessageDialog(props: Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'>) {
  return (
    <AlertDialog
      title={t`Delete this message?`}
      description={t`It is deleted for both of you. They see that there was a message.`}
      confirmLabel={t`Delete`}
      pendingLabel={t`Deleting...`}
      {...props}
    />
  );
}
