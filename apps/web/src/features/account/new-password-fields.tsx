import { t } from '@lingui/core/macro';
import { Field } from '@skill-exchange/ui/primitives/field';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { type UseFormReturn, useWatch } from 'react-hook-form';

/** A new password, typed twice, and the current one if required. The confirmation stays in the browser. */
export type NewPassword = { currentPassword?: string; password: string; confirmation: string };

type NewPasswordFieldsProps = { form: UseFormReturn<NewPassword> };

export function NewPasswordFields({ form: { control, register, formState, getValues } }: NewPasswordFieldsProps) {
  const { errors } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const required = t`Required`;
  const passwordsDiffer = t`Passwords do not match`;
  const hint = t`At least 8 characters. Three or four unrelated words are easy to remember.`;
  const differ = Boolean(confirmation) && confirmation !== password;
  return (
    <>
      <Field label={t`New password`} hint={hint} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register('password', { required })} />
      </Field>
      <Field label={t`Confirm new password`} error={differ ? passwordsDiffer : errors.confirmation?.message} required>
        <PasswordInput
          autoComplete="new-password"
          {...register('confirmation', {
            required,
            validate: (value) => value === getValues('password') || passwordsDiffer,
          })}
        />
      </Field>
    </>
  );
}
