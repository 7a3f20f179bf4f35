import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { timesAhead } from '../../lib/sessions/pick-rules.ts';
import type { TimesField } from './time-picks.tsx';

/** Returns props that make TimePicks a field of a form. */
export function useTimesField<Fields extends FieldValues>(
  control: Control<Fields>,
  name: FieldPathByValue<Fields, readonly string[]>,
): Omit<TimesField, 'member' | 'minutes'> {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (times) => timesAhead(times) },
  });
  const { ref, value, onChange: onValueChange } = field;
  return { ref, value, onValueChange, error: fieldState.error?.message };
}
