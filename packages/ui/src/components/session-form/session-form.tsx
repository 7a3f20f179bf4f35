import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { usualMinutes } from '../../lib/sessions/session-length.ts';
import { draftOf, type SessionDraft, type SessionPlan, toPlan } from '../../lib/sessions/session-plan.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { dayAhead, pastError } from '../../lib/time/meeting-times.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { required } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { LinkField, type MakeRoom } from '../meeting-fields/link-field.tsx';
import { LocalTimeField } from '../meeting-fields/meeting-fields.tsx';
import { linkOrNothing, linkRequired } from '../meeting-fields/meeting-rules.ts';
import { SkillField } from '../skill-field/skill-field.tsx';
import { LengthField } from './length-field.tsx';
import { SessionPartner } from './session-partner.tsx';

export type { SessionDraft, SessionPlan } from '../../lib/sessions/session-plan.ts';

export interface SessionFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<SessionDraft> {
  /** The session to edit. */
  session: Session;
  memberId: string;
  searchSkills: Search<PickedSkill>;
  onSubmit: (plan: SessionPlan) => void;
  onCancel?: (() => void) | undefined;
  /** Makes a meeting room; left out where the site makes none. */
  makeRoom?: MakeRoom | undefined;
  /** Describes the member's other plans at a time. They do not block scheduling. */
  busyAt?: ((time: string, minutes: number) => string | undefined) | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Edits a session; times are UTC. */
export function SessionForm(props: SessionFormProps) {
  const { session, memberId, searchSkills, ...others } = props;
  const { onSubmit, onCancel, pending = false, failure, onDirtyChange, ...rest } = others;
  const { initialDraft, onDraftChange, busyAt, makeRoom, timeZone, className, ...element } = rest;
  const form = useForm<SessionDraft>({ mode: 'onTouched', defaultValues: draftOf(session, memberId) });
  const { register, control, handleSubmit, getValues, setValue, watch, trigger, formState } = form;
  const { errors } = formState;
  const [date, time, length] = watch(['date', 'time', 'length']);
  const instant = instantAt(date, time, timeZone);
  const busy = instant && busyAt?.(instant, Number(length) || usualMinutes);

  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  // A session that has started keeps its time.
  const isKept = (draft: Pick<SessionDraft, 'date' | 'time'>) =>
    instantAt(draft.date, draft.time, timeZone) === session.date;
  const skill = { control, search: searchSkills, mode: 'single' } as const;

  return (
    <form
      data-slot="session-form"
      noValidate
      className={cx('grid gap-5', className)}
      onSubmit={handleSubmit((draft) => {
        const plan = toPlan(draft, timeZone);
        if (plan && !pending) onSubmit(plan);
      })}
      {...element}
    >
      <SessionPartner member={sidesOf(session, memberId).other} />
      <div className="grid gap-5 min-[420px]:grid-cols-2 min-[420px]:gap-4">
        <Field label={t`Session date`} required error={errors.date?.message}>
          <Controller
            control={control}
            name="date"
            rules={{
              required: required(),
              validate: (day) => isKept(getValues()) || dayAhead(day, Date.now(), timeZone),
            }}
            render={({ field: { onChange, ...field } }) => (
              <DateInput
                {...field}
                onValueChange={(day) => {
                  onChange(day);
                  // Whether a time is past depends on the day.
                  if (errors.time) void trigger('time');
                }}
              />
            )}
          />
        </Field>
        <LocalTimeField
          label={t`Session time`}
          required
          instant={instant}
          timeZone={timeZone}
          error={errors.time?.message}
          {...register('time', {
            required: required(),
            validate: (time) => isKept(getValues()) || (timeError(getValues('date'), time, timeZone) ?? true),
          })}
        />
      </div>
      <p role="status" className="text-small font-medium text-learn-ink empty:hidden">
        {busy}
      </p>
      <ConsentNote session={session} memberId={memberId} />
      <LengthField
        own={session.durationMinutes}
        hasNone={session.durationMinutes === undefined}
        {...register('length')}
      />
      <LinkField
        label={t`Session link`}
        required={session.link !== ''}
        error={errors.link?.message}
        makeRoom={makeRoom}
        onRoom={(link) => setValue('link', link, { shouldDirty: true, shouldValidate: true })}
        {...register('link', { validate: session.link === '' ? linkOrNothing : linkRequired })}
      />
      <SkillField name="mine" label={t`Skill you teach`} kind="teach" {...skill} />
      <SkillField name="theirs" label={t`Skill you learn`} kind="learn" {...skill} />
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
          {t`Save`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

/** Returns an error for a past time; an invalid day has its own. */
function timeError(day: string, time: string, timeZone?: string): string | undefined {
  const start = instantAt(day, time, timeZone);
  return start === undefined || dayAhead(day, Date.now(), timeZone) !== true ? undefined : pastError(start);
}

/** A new date or length of a confirmed session, or of a proposal, needs the other member's agreement. */
function ConsentNote({ session, memberId }: { session: Session; memberId: string }) {
  const { isAgreed, isOpen } = consentOf(session, memberId);
  const name = displayName(sidesOf(session, memberId).other.name);
  if (isAgreed)
    return (
      <p className="text-small text-ink-2">
        {t`${name} has to agree to a new date or length. Until then ${{ date: formatDate(session.date) }} stands.`}
      </p>
    );
  return isOpen ? <p className="text-small text-ink-2">{t`A new date or length is a question to ${name}.`}</p> : null;
}
