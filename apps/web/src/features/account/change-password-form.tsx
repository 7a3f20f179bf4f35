import { t } from '@lingui/core/macro';
import { useChangePassword } from '@skill-exchange/api-client/account';
import { isApiError } from '@skill-exchange/api-client/errors';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { useForm } from 'react-hook-form';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { OwnUserNameField } from './user-name-field.tsx';

const blank: NewPassword = { currentPassword: '', password: '', confirmation: '' };

/** Changes the member's password. Their other log-ins end. */
export function ChangePasswordForm() {
  const { mutateAsync, isPending } = useChangePassword();
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: blank });
  const { errors } = form.formState;

  async function submit({ currentPassword = '', password }: NewPassword): Promise<void> {
    try {
      await mutateAsync({ currentPassword, newPassword: password });
      form.reset(blank);
      notify.success(t`Password changed. Your other devices are logged out.`);
    } catch (error) {
      logger.failure('Error changing the password', error);
      form.setError('root', { message: reasonFor(error) });
      form.setFocus(isApiError(error, 400) ? 'password' : 'currentPassword', { shouldSelect: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-labelledby="change-password" className="grid gap-5">
      <h2 id="change-password" className="type-h3">
        {t`Change your password`}
      </h2>
      <FormFailure message={errors.root?.message} />
      <OwnUserNameField />
      <Field label={t`Current password`} error={errors.currentPassword?.message} required>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('currentPassword', { required: t`Required` })}
        />
      </Field>
      <NewPasswordFields form={form} />
      <SubmitButton className="justify-self-start" pending={isPending} pendingLabel={t`Changing...`}>
        {t`Change password`}
      </SubmitButton>
    </form>
  );
}
