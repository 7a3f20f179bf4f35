import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useResetPassword } from '@skill-exchange/api-client/account';
import type { EmailLink } from '@skill-exchange/api-client/types';
import { LinkProblem } from '@skill-exchange/ui/components/link-problem';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { UserNameField } from '@skill-exchange/ui/primitives/user-name-field';
import { useForm } from 'react-hook-form';
import { paths } from '../../config/paths.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';

type ResetPasswordProps = { token: string } & Pick<EmailLink, 'state' | 'email'>;

/** Sets a new password by an email's link. */
export function ResetPassword({ token, state, email }: ResetPasswordProps) {
  const { mutateAsync, isPending, isSuccess } = useResetPassword();
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', confirmation: '' } });
  if (state !== 'open') return <LinkProblem problem={state} newLinkHref={paths.forgotPassword} />;

  async function submit({ password }: NewPassword): Promise<void> {
    try {
      await mutateAsync({ token, password });
    } catch (error) {
      logger.failure('Error setting a new password', error);
      form.setError('root', { message: reasonFor(error) });
      form.setFocus('password', { shouldSelect: true });
    }
  }

  if (isSuccess)
    return (
      <div className="grid justify-items-start gap-6" role="status">
        <p className="type-lead">{t`Your new password is set. You’re logged out on every device.`}</p>
        <ButtonLink href={paths.login}>{t`Log in`}</ButtonLink>
      </div>
    );
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <p className="type-lead">
        <Trans>
          Choose a new password for <strong className="wrap-anywhere">{email}</strong>.
        </Trans>
      </p>
      <FormFailure message={form.formState.errors.root?.message} />
      <UserNameField email={email} />
      <NewPasswordFields form={form} />
      <SubmitButton size="lg" pending={isPending} pendingLabel={t`Saving...`}>
        {t`Set new password`}
      </SubmitButton>
    </form>
  );
}
