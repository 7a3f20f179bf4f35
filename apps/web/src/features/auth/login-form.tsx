import { t } from '@lingui/core/macro';
import { useLogIn } from '@skill-exchange/api-client/auth';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { keepAddress, keptAddress } from '../../lib/log-in/kept-address.ts';
import { keepNewAccount, newPassword } from '../../lib/log-in/new-account.ts';
import { welcomeMember } from '../../lib/log-in/welcome-member.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useServices } from '../../lib/services.ts';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { checks, emailLength } from './checks.ts';

const WithdrawRequest = lazyWithPreload(async () => (await import('./withdraw-request.tsx')).WithdrawRequest);

type Credentials = { email: string; password: string; code?: string };

/** Logs a member in; after a sign-up, with one click. The route redirects when it sees the session change. */
export function LoginForm({ email }: { email?: string | undefined }) {
  const authSession = useAuthSessionStore();
  const logIn = useLogIn();
  const { language: shown } = useServices();
  // Without defaults, which would overwrite what the browser fills in before this is rendered.
  const form = useForm<Credentials>({
    mode: 'onBlur',
    ...(email ? { defaultValues: { email, password: newPassword(email) ?? '' } } : {}),
  });
  const { errors } = form.formState;
  const { getValues, setValue } = form;
  useEffect(() => {
    const kept = keptAddress(safeStorage());
    if (kept !== undefined && !getValues('email')) setValue('email', kept);
  }, [getValues, setValue]);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [waiting, setWaiting] = useState<Credentials>();
  const hasWithdrawal = usePreload(WithdrawRequest, waiting !== undefined);

  async function submit(credentials: Credentials): Promise<void> {
    try {
      const { jwtToken, name, ...loggedIn } = await logIn.mutateAsync({
        ...credentials,
        email: credentials.email.trim(),
        timeZone: browserTimeZone(),
        language: shown,
      });
      keepNewAccount(undefined);
      authSession.logIn(jwtToken, name);
      keepAddress(safeStorage(), credentials.email.trim());
      welcomeMember(loggedIn, shown);
    } catch (error) {
      if (isCodeMissing(error)) {
        setCodeAsked(true);
        return;
      }
      setWaiting(
        isApiError(error, 403) && error.code === 'join_waiting'
          ? { ...credentials, email: credentials.email.trim() }
          : undefined,
      );
      logger.failure('Error during login', error);
      notify.error(t`Login Failed!`);
      form.setError('root', { message: serverMessageOr(error, t`Login failed`) });
      form.setFocus(isCodeWrong(error) ? 'code' : 'password', { shouldSelect: true });
    }
  }

  const submitOnce = useSingleFlight(submit);

  return (
    <form id="login" noValidate onSubmit={form.handleSubmit(submitOnce)} className="grid gap-5">
      <FormFailure message={errors.root?.message} />
      {waiting !== undefined && hasWithdrawal ? (
        <WithdrawRequest
          credentials={waiting}
          onWithdrawn={() => {
            setWaiting(undefined);
            form.reset({ email: '', password: '' });
          }}
        />
      ) : null}
      <Field label={t`Email`} error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          maxLength={emailLength}
          {...form.register('email', checks.email)}
        />
      </Field>
      <Field label={t`Password`} error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password', checks.password)} />
      </Field>
      {isCodeAsked ? (
        <Field
          label={t`Code from your app`}
          hint={t`Lost your app? Use one of your recovery codes.`}
          error={errors.code?.message}
          required
        >
          <Input
            // Appears after a click on the button, and is the only missing value.
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...form.register('code', { required: t`Required` })}
          />
        </Field>
      ) : null}
      <SubmitButton size="lg" pending={logIn.isPending} pendingLabel={t`Signing in...`}>
        {t`Sign in`}
      </SubmitButton>
    </form>
  );
}

/** Whether the password was right and the account also needs a code. */
const isCodeMissing = (error: unknown) => isApiError(error, 401) && error.code === 'code_required';
const isCodeWrong = (error: unknown) => isApiError(error, 401) && error.code === 'wrong_code';
