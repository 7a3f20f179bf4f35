import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

export interface DeclineDialogProps extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  /** The other member's name. */
  name: string;
  reason: string;
  onReasonChange: (reason: string) => void;
}

const reasonLength = 300;

/** Asks before a session is declined, and for a reason from who likes to give one. */
export function DeclineDialog({ name, reason, onReasonChange, ...dialog }: DeclineDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title="Decline this session?"
      description="It won't take place. To meet at another time, suggest one instead."
      confirmLabel="Decline session"
      cancelLabel="Keep session"
    >
      <Field label="Reason" hint={`Optional. ${name} will read it.`} className="mt-5">
        <Textarea
          counter
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => onReasonChange(event.target.value)}
        />
      </Field>
    </AlertDialog>
  );
}
