import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

type LogOutDialogProps = Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'>;

/** Confirms logging a member out on every device. */
export function LogOutDialog(props: LogOutDialogProps) {
  return (
    <AlertDialog
      title="Log out on every device?"
      description="This logs you out of every browser, including this one."
      confirmLabel="Log out everywhere"
      cancelLabel="Stay logged in"
      pendingLabel="Logging out..."
      {...props}
    />
  );
}
