import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

interface BlockDialogProps extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending'> {
  /** The other member's name. */
  name: string;
}

/** Confirms blocking a member, and explains what a block changes. */
export function BlockDialog({ name, ...dialog }: BlockDialogProps) {
  return (
    <AlertDialog
      title={`Block ${name}?`}
      description="You won’t find each other here anymore, and you can’t message each other. Sessions you have planned together are canceled, and you leave each other’s events. We don’t tell them. You can unblock them in your account."
      confirmLabel="Block"
      cancelLabel="Never mind"
      pendingLabel="Blocking..."
      {...dialog}
    />
  );
}
