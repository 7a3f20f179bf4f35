import { AlertDialog, type AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

export interface ReasonDialogProps extends AlertDialogProps {
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Who reads the reason. */
  hint: string;
  /** The name of the field. */
  label?: string;
}

const reasonLength = 300;

/** Confirms a decision or a cancellation, with an optional reason or note. */
export function ReasonDialog({ reason, onReasonChange, hint, label = 'Reason', ...dialog }: ReasonDialogProps) {
  return (
    <AlertDialog {...dialog}>
      <Field label={label} hint={`Optional. ${hint}`} className="mt-5">
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
