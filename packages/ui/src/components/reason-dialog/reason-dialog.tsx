import { t } from '@lingui/core/macro';
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

/** Confirms a decision or a cancellation, with an optional reason or note after `children`. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { reason, onReasonChange, hint, label = t`Reason`, children, ...dialog } = props;
  return (
    <AlertDialog {...dialog}>
      {children}
      <Field label={label} hint={t`Optional. ${hint}`} className="mt-5">
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
