import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

export interface ReasonDialogProps extends AlertDialogProps {
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Who reads the reason. */
  hint: string;
}

const reasonLength = 300;

/** Confirms declining or canceling, with an optional reason. */
export function ReasonDialog({ reason, onReasonChange, hint, ...dialog }: ReasonDialogProps) {
  return (
    <AlertDialog {...dialog}>
      <Field label="Reason" hint={`Optional. ${hint}`} className="mt-5">
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
