import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';

interface GuestChoiceProps<Draft extends FieldValues> {
  control: Control<Draft>;
  name: FieldPathByValue<Draft, boolean>;
  label: string;
  hint: string;
}

/** A host's choice about requests and guests, as a checkbox of a form. */
export function GuestChoice<Draft extends FieldValues>({ control, name, ...words }: GuestChoiceProps<Draft>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Checkbox {...field} {...words} checked={value} onCheckedChange={(checked) => onChange(checked === true)} />
      )}
    />
  );
}
