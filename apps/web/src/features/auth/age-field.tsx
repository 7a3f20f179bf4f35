import { t } from '@lingui/core/macro';
import { ageLine } from '@skill-exchange/ui/lib/community/joining-words';
import { Checkbox } from '@skill-exchange/ui/primitives/checkbox';
import { type Control, Controller } from 'react-hook-form';
import type { SignupFields } from './use-signup-form.ts';

type AgeFieldProps = { control: Control<SignupFields>; age: number };

/** The line with which people confirm the minimum age of the community. */
export function AgeField({ control, age }: AgeFieldProps) {
  return (
    <Controller
      control={control}
      name="isOldEnough"
      rules={{ validate: (isOldEnough) => isOldEnough || t`Confirm your age to join.` }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Checkbox
          ref={ref}
          label={ageLine(age)}
          checked={value}
          onCheckedChange={(checked) => onChange(checked === true)}
          onBlur={onBlur}
          error={error?.message}
        />
      )}
    />
  );
}
