import type { MemberRef } from '@skill-exchange/api-client/types';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { required } from '../../primitives/form-parts/field-rules.ts';
import type { MemberPickerProps } from '../member-picker/member-picker.tsx';

type MentorField = Pick<MemberPickerProps, 'ref' | 'value' | 'onBlur' | 'onValueChange' | 'error'>;

/** Returns props that make MemberPicker a field of a form. */
export function useMentorField<Fields extends FieldValues>(
  control: Control<Fields>,
  name: FieldPathByValue<Fields, MemberRef | null>,
): MentorField {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (mentor) => mentor !== null || required() },
  });
  const { ref, value, onBlur, onChange: onValueChange } = field;
  return { ref, value, onBlur, onValueChange, error: fieldState.error?.message };
}
