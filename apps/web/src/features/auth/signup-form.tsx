import { t } from '@lingui/core/macro';
import { useSignUp } from '@skill-exchange/api-client/auth';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { answerHint } from '@skill-exchange/ui/lib/community/joining-words';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FormFailure, SubmitButton } from '@skill-exchange/ui/primitives/form-parts';
import { Input } from '@skill-exchange/ui/primitives/input';
import { PasswordInput } from '@skill-exchange/ui/primitives/password-input';
import { Textarea } from '@skill-exchange/ui/primitives/textarea';
import { type ReactNode, Suspense } from 'react';
import type { Control } from 'react-hook-form';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { keepNewAccount } from '../../lib/log-in/new-account.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useServices } from '../../lib/services.ts';
import { checks, emailLength, nameLength, passwordHint } from './checks.ts';
import { ReadBeforehand } from './read-beforehand.tsx';
import { rejectedField } from './rejected-field.ts';
import { type SignupFields, useSignupForm } from './use-signup-form.ts';

/** Most communities have no minimum age. */
const AgeField = lazyWithPreload(async () => (await import('./age-field.tsx')).AgeField);

/** Props of a field that collects skills. */
type SkillFieldSlot = {
  control: Control<SignupFields>;
  name: 'skillsOffered' | 'skillsRequested';
  kind: 'teach' | 'learn';
  label: string;
};

type SignupFormProps = {
  skillField: (slot: SkillFieldSlot) => ReactNode;
  onSignedUp: (email: string, isWaiting: boolean) => void;
  /** The token of an invitation that works. */
  invitation?: string | undefined;
  /** The age that people confirm; undefined without one. */
  minimumAge?: number | undefined;
  /** What people are asked who join by approval; undefined for all others. */
  question?: { words: string; answerDays: number } | undefined;
};

/** Creates an account. A failed attempt keeps all input. */
export function SignupForm({ skillField, onSignedUp, invitation, minimumAge, question }: SignupFormProps) {
  const signUp = useSignUp();
  const { language } = useServices();
  const { form, confirmationError } = useSignupForm();
  const { control } = form;
  const { errors } = form.formState;

  async function submit(fields: SignupFields): Promise<void> {
    const email = fields.email.trim();
    let isWaiting = false;
    try {
      ({ isWaiting } = await signUp.mutateAsync({
        name: fields.name.trim(),
        email,
        password: fields.password,
        skillsOffered: fields.skillsOffered.map(({ name }) => name),
        skillsRequested: fields.skillsRequested.map(({ name }) => name),
        timeZone: browserTimeZone(),
        language,
        ...(invitation !== undefined && { invitation }),
        ...(question !== undefined && { answer: fields.answer.trim() }),
        ...(minimumAge !== undefined && { isOldEnough: fields.isOldEnough }),
      }));
    } catch (error) {
      return fail(error);
    }
    if (!isWaiting) {
      keepNewAccount({ email, password: fields.password });
      notify.success(t`Signup successful`);
    }
    onSignedUp(email, isWaiting);
  }

  function fail(error: unknown): void {
    logger.failure('Error during signup', error);
    notify.error(t`Signup Failed!`);
    const message = serverMessageOr(
      error,
      isApiError(error, 0) ? t`Signup failed. Please try again later.` : t`Signup failed`,
    );
    form.setError('root', { message });
    form.setFocus(isApiError(error, 409) ? 'email' : rejectedField(error), { shouldSelect: true });
  }

  const submitOnce = useSingleFlight(submit);

  return (
    <form id="signup" noValidate onSubmit={form.handleSubmit(submitOnce)} className="grid gap-5">
      <FormFailure message={errors.root?.message} />
      <Field label={t`Name`} error={errors.name?.message} required>
        <Input autoComplete="name" maxLength={nameLength} {...form.register('name', checks.name)} />
      </Field>
      <Field label={t`Email`} error={errors.email?.message} required>
        <Input type="email" autoComplete="username" maxLength={emailLength} {...form.register('email', checks.email)} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Password`} hint={passwordHint()} error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...form.register('password', checks.password)} />
        </Field>
        <Field label={t`Confirm Password`} error={confirmationError} required>
          <PasswordInput autoComplete="new-password" {...form.register('confirmation', checks.confirmation)} />
        </Field>
      </div>
      {skillField({ control, name: 'skillsOffered', kind: 'teach', label: t`Skills I can teach` })}
      {skillField({ control, name: 'skillsRequested', kind: 'learn', label: t`Skills I want to learn` })}
      <p className="text-small text-ink-2">
        {t`Next, add a photo to your profile: members answer a face sooner than initials.`}
      </p>
      {question === undefined ? null : (
        <Field label={question.words} hint={answerHint(question.answerDays)} error={errors.answer?.message} required>
          <Textarea autosize maxLength={500} {...form.register('answer', checks.answer)} />
        </Field>
      )}
      <Suspense>{minimumAge === undefined ? null : <AgeField control={control} age={minimumAge} />}</Suspense>
      <ReadBeforehand />
      <SubmitButton size="lg" pending={signUp.isPending} pendingLabel={t`Creating account...`}>
        {question === undefined ? t`Create Account` : t`Ask to join`}
      </SubmitButton>
      <LeaveGuard when={form.formState.isDirty && !signUp.isSuccess} />
    </form>
  );
}
