import { t } from '@lingui/core/macro';
import { useRequestPasswordReset } from '@skill-exchange/api-client/account';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { useForm } from 'react-hook-form';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';

/** Requests a link for a new password. The response never reveals whether the address has an account. */
export function ForgotPasswordForm() {
  const { mutateAsync, isPending, data: message } = useRequestPasswordReset();
  const form = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const { errors } = form.formState;

  async function submit({ email }: { email: string }): Promise<void> {
    try {
      await mutateAsync(email.trim());
    } catch (error) {
      logger.failure('Error asking for a new password', error);
      form.setError('root', { message: reasonFor(error) });
    }
  }

  if (message !== undefined)
    return (
      <p role="status" className="type-lead">
        {message} {t`Its link works for 30 minutes. Look into your spam folder, too.`}
      </p>
    );
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <FormFailure message={errors.root?.message} />
      <Field label={t`Email`} error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.register('email', { required: t`Required` })}
        />
      </Field>
      <SubmitButton size="lg" pending={isPending} pendingLabel={t`Sending...`}>
        {t`Send me a link`}
      </SubmitButton>
    </form>
  );
}
