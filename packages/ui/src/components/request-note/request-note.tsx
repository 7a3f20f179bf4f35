import { t } from '@lingui/core/macro';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

interface RequestNoteProps {
  value: string;
  onValueChange: (note: string) => void;
  disabled?: boolean;
}

const noteLength = 300;

/** A sentence for the host with a request to join. */
export function RequestNote({ value, onValueChange, disabled }: RequestNoteProps) {
  return (
    <Field label={t`Note for the host`} hint={t`Optional. Only the host reads it.`}>
      <Textarea
        // A button has just opened it.
        autoFocus
        counter
        maxLength={noteLength}
        disabled={disabled}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
