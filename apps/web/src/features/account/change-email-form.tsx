import { t } from '@lingui/core/macro';
import { useChangeEmail } from '@skill-exchange/api-client/account';
import { isApiError } from '@skill-exchange/api-client/errors';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { useForm } from 'react-hook-form';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { OwnUserNameField } from './user-name-field.tsx';

type EmailChange = { email: string; emailPassword: string };

const blank: EmailChange = { email: '', emailPassword: '' };

/** Sends a link to a new address, which replaces the old one once the link is opened. */
export function ChangeEmailForm() {
  const { mutateAsync, isPending } = useChangeEmail();
  const form = useForm<EmailChange>({ mode: 'onTouched', defaultValues: blank });
  const { errors } = form.formState;
  const required = t`Required`;

  async function submit({ email, emailPassword: password }: EmailChange): Promise<void> {
    try {
      notify.success(await mutateAsync({ email: email.trim(), password }));
      form.reset(blank);
    } catch (error) {
      logger.failure('Error changing the email address', error);
      form.setError('root', { message: reasonFor(error) });
      form.setFocus(isApiError(error, 403) ? 'emailPassword' : 'email', { shouldSelect: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-labelledby="change-email" className="grid gap-5">
      <h2 id="change-email" className="type-h3">
        {t`Change your email address`}
      </h2>
      <FormFailure message={errors.root?.message} />
      <Field
        label={t`New email`}
        hint={t`We send a link there. Your address changes once you open it.`}
        error={errors.email?.message}
        required
      >
        <Input type="email" autoComplete="email" maxLength={254} {...form.register('email', { required })} />
      </Field>
      <OwnUserNameField />
      <Field label={t`Your password`} error={errors.emailPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('emailPassword', { required })} />
      </Field>
      <SubmitButton className="justify-self-start" pending={isPending} pendingLabel={t`Sending...`}>
        {t`Change email`}
      </SubmitButton>
    </form>
  );
}
