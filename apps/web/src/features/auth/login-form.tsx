import { useLogIn } from '@skill-exchange/api-client/auth';
import { serverMessageOr } from '@skill-exchange/api-client/errors';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { useForm } from 'react-hook-form';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { checks, emailLength } from './checks.ts';

type Credentials = { email: string; password: string };

/** Logs a member in. Where to go next is the route's business: it sees the session change. */
export function LoginForm({ email }: { email?: string | undefined }) {
  const authSession = useAuthSessionStore();
  const logIn = useLogIn();
  // Without defaults, which would wipe what the browser fills in before this is there.
  const form = useForm<Credentials>({ mode: 'onBlur', ...(email ? { defaultValues: { email, password: '' } } : {}) });
  const { errors } = form.formState;

  async function submit(credentials: Credentials): Promise<void> {
    try {
      const { jwtToken, name } = await logIn.mutateAsync(credentials);
      authSession.logIn(jwtToken, name);
      notify.success('Login successful');
    } catch (error) {
      logger.failure('Error during login', error);
      notify.error('Login Failed!');
      form.setError('root', { message: serverMessageOr(error, 'Login failed') });
      form.setFocus('password', { shouldSelect: true });
    }
  }

  const submitOnce = useSingleFlight(submit);

  return (
    <form id="login" noValidate onSubmit={form.handleSubmit(submitOnce)} className="grid gap-5">
      <FormFailure message={errors.root?.message} />
      <Field label="Email" error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLength}
          {...form.register('email', checks.email)}
        />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password', checks.password)} />
      </Field>
      <SubmitButton size="lg" pending={logIn.isPending} pendingLabel="Signing in...">
        Sign in
      </SubmitButton>
    </form>
  );
}
