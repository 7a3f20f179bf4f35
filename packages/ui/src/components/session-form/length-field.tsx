import type { ComponentProps } from 'react';
import { lengthInWords } from '../../lib/length-in-words.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';

const usualLengths = [15, 30, 45, 60, 90, 120, 180, 240];

interface LengthFieldProps extends ComponentProps<typeof Select> {
  /** Minutes that a session has already; they are among the choices. */
  own?: number | undefined;
  /** Offers to leave the length to the server. */
  hasNone?: boolean;
}

/** How long a session is, in minutes. */
export function LengthField({ own, hasNone = false, ...select }: LengthFieldProps) {
  const lengths = own === undefined ? usualLengths : [...new Set([...usualLengths, own])].sort((a, b) => a - b);
  return (
    <Field label="Length">
      <Select {...select}>
        {hasNone ? <option value="">Not set</option> : null}
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {lengthInWords(minutes)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
