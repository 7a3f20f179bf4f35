import { t } from '@lingui/core/macro';
import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

type LogOutDialogProps = Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'>;

/** Confirms logging a member out on every device. */
export function LogOutDialog(props: LogOutDialogProps) {
  return (
    <AlertDialog
      title={t`Log out on every device?`}
      description={t`This logs you out of every browser, including this one.`}
      confirmLabel={t`Log out everywhere`}
      cancelLabel={t`Stay logged in`}
      pendingLabel={t`Logging out...`}
      {...props}
    />
  );
}
