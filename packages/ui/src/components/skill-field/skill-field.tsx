import { t } from '@lingui/core/macro';
import { type ComponentProps, useRef } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { SkillPicker } from '../skill-picker/skill-picker.tsx';

type PickerProps = ComponentProps<typeof SkillPicker>;

interface SkillFieldProps<Fields extends FieldValues>
  extends Pick<PickerProps, 'label' | 'kind' | 'mode' | 'search' | 'allowNew' | 'hint'> {
  control: Control<Fields>;
  name: FieldPathByValue<Fields, readonly PickedSkill[]>;
}

/** SkillPicker as a field of a form. Text left in the box is an error, so that the form does not lose it. */
export function SkillField<Fields extends FieldValues>({ control, name, ...picker }: SkillFieldProps<Fields>) {
  const typed = useRef('');
  const unpicked = picker.allowNew ? t`Add it from the list, or clear the box.` : t`Pick a skill from the list.`;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: () => typed.current === '' || unpicked },
  });
  const { error } = fieldState;
  return (
    <SkillPicker
      ref={field.ref}
      value={field.value}
      onValueChange={field.onChange}
      onTextChange={(text) => {
        typed.current = text.trim();
        // Validates again, although the value is the same.
        if (error) field.onChange(field.value);
      }}
      onLeave={field.onBlur}
      error={error?.message}
      {...picker}
    />
  );
}
