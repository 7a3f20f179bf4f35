import { ReasonDialog, type ReasonDialogProps } from '../reason-dialog/reason-dialog.tsx';

export interface DeclineDialogProps
  extends Pick<ReasonDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'reason' | 'onReasonChange'> {
  /** The other member's name. */
  name: string;
}

/** Confirms declining a session, with an optional reason. */
export function DeclineDialog({ name, ...dialog }: DeclineDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title="Decline this session?"
      description="It won't take place. To meet at another time, suggest one instead."
      confirmLabel="Decline session"
      cancelLabel="Keep session"
      hint={`${name} will read it.`}
    />
  );
}
