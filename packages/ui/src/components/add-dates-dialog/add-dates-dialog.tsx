import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';

export interface AddDatesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** When the series takes place, as in "Every Tuesday". */
  pattern: string;
  /** Maximum number of dates that it can still get. */
  limit: number;
  pending: boolean;
  /** Close the dialog from here. */
  onConfirm: (dates: number) => void;
}

/** Asks how many dates a series gets. */
export function AddDatesDialog({ pattern, limit, pending, onConfirm, ...dialog }: AddDatesDialogProps) {
  const [text, setText] = useState('4');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function confirm(): void {
    const dates = Number(text);
    if (Number.isInteger(dates) && dates >= 1 && dates <= limit) {
      onConfirm(dates);
      return;
    }
    setError(t`Enter a number from 1 to ${limit}.`);
    input.current?.focus();
  }

  return (
    <AlertDialog
      {...dialog}
      title={t`Add dates`}
      description={t`${pattern}, after the last date. Everybody who takes part hears of them; nobody is registered yet.`}
      confirmLabel={t`Add dates`}
      pending={pending}
      pendingLabel={t`Adding...`}
      tone="teach"
      onConfirm={confirm}
    >
      <Field label={t`How many dates`} error={error} className="mt-5">
        <NumberInput
          ref={input}
          min={1}
          max={limit}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </AlertDialog>
  );
}
