import type { NewEvent } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { formatDate, localTimeZone } from '../../lib/time/date-time.ts';
import { eventDay, toIsoRange } from '../../lib/time/meeting-times.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { filled, filledLine } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Input } from '../../primitives/input/input.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { LanguageField } from '../language-field/language-field.tsx';
import { LinkField, type MakeRoom } from '../meeting-fields/link-field.tsx';
import { TimeRangeFields } from '../meeting-fields/meeting-fields.tsx';
import { linkOrNothing, sizeFrom } from '../meeting-fields/meeting-rules.ts';
import { SignUpsField } from '../sign-ups-field/sign-ups-field.tsx';
import { SkillField } from '../skill-field/skill-field.tsx';
import { type EventDraft, emptyDraft, timesError, toNewEvent } from './event-draft.ts';
import { GuestChoice } from './guest-choice.tsx';

export type { EventDraft } from './event-draft.ts';

interface EventFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<EventDraft> {
  onSubmit: (event: NewEvent) => void;
  searchSkills: Search<PickedSkill>;
  /** Makes a meeting room; left out where the site makes none. */
  makeRoom?: MakeRoom | undefined;
  /** Fields after the times. */
  afterTimes?: ReactNode;
  /** Further fields. */
  children?: ReactNode;
  /** Rendered next to the submit button. */
  actions?: ReactNode;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Begins a part of the form. */
function FormPart({ title }: { title: string }) {
  return <h2 className="type-h3 mt-4">{title}</h2>;
}

/** Creates an event. Times are in the host's zone, with UTC next to them. */
export function EventForm(props: EventFormProps) {
  const {
    onSubmit,
    searchSkills,
    pending = false,
    failure,
    onDirtyChange,
    initialDraft,
    onDraftChange,
    actions,
    makeRoom,
    timeZone = localTimeZone(),
    afterTimes,
    children,
    ...rest
  } = props;
  const { className, ...element } = rest;
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: emptyDraft });
  const { register, control, handleSubmit, getValues, setValue, watch, trigger, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const [date, start, end, endsNextDay] = watch(['date', 'start_time', 'end_time', 'ends_next_day']);
  const range = toIsoRange({ date, start, end }, timeZone);
  const isPastMidnight = start !== '' && end !== '' && end < start;

  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  const bothTouched = isSubmitted || (touchedFields.start_time === true && touchedFields.end_time === true);
  const rangeError = bothTouched ? (errors.start_time ?? errors.end_time)?.message : undefined;
  const times = {
    validate: () => timesError(getValues(), { timeZone }) ?? true,
    // The two times validate each other, on change and on blur.
    onChange: () => void (bothTouched && trigger(['start_time', 'end_time'])),
    onBlur: () => void trigger(['start_time', 'end_time']),
  };

  return (
    <form
      data-slot="event-form"
      noValidate
      className={cx('grid gap-6', className)}
      onSubmit={handleSubmit((draft) => {
        const event = toNewEvent(draft, timeZone);
        if (event && !pending) onSubmit(event);
      })}
      {...element}
    >
      <Field label="Title" required error={errors.title?.message}>
        <Input maxLength={120} autoComplete="off" {...register('title', { validate: filledLine })} />
      </Field>
      <Field label="Description" required error={errors.description?.message}>
        <Textarea autosize maxLength={4000} className="min-h-26" {...register('description', { validate: filled })} />
      </Field>
      <SkillField
        control={control}
        name="skills"
        label="Skills"
        kind="teach"
        hint="What people will learn. Type to search, or name a new one and press Enter."
        search={searchSkills}
        allowNew
      />
      <FormPart title="When, on your clock" />
      <Field label="Date" required error={errors.date?.message}>
        <Controller
          control={control}
          name="date"
          rules={{ validate: (day) => eventDay(day, Date.now(), timeZone) }}
          render={({ field: { onChange, ...field } }) => (
            <DateInput
              {...field}
              onValueChange={(day) => {
                onChange(day);
                // Whether a time is past depends on the day.
                if (bothTouched) void trigger(['start_time', 'end_time']);
              }}
            />
          )}
        />
      </Field>
      <TimeRangeFields
        start={register('start_time', times)}
        end={register('end_time', times)}
        startInstant={instantAt(date, start, timeZone)}
        endInstant={endsNextDay ? range?.end_time : instantAt(date, end, timeZone)}
        error={rangeError}
        timeZone={timeZone}
      >
        {isPastMidnight || endsNextDay ? (
          <Controller
            control={control}
            name="ends_next_day"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox
                {...field}
                className="mt-4"
                label="It ends after midnight"
                hint={range?.isMoved ? `Until ${formatDate(range.end_time, timeZone)}.` : undefined}
                checked={value}
                onCheckedChange={(checked) => {
                  onChange(checked === true);
                  if (bothTouched) void trigger(['start_time', 'end_time']);
                }}
              />
            )}
          />
        ) : null}
      </TimeRangeFields>
      {afterTimes}
      <FormPart title="Where and how many" />
      <LinkField
        label="Link"
        hint="Where you meet. Only you and the people you approve see it."
        error={errors.link?.message}
        makeRoom={makeRoom}
        onRoom={(link) => setValue('link', link, { shouldDirty: true, shouldValidate: true })}
        {...register('link', { validate: linkOrNothing })}
      />
      <Field label="Max participants" required error={errors.max_participants?.message}>
        <NumberInput min={1} step={1} {...register('max_participants', { validate: sizeFrom(1) })} />
      </Field>
      <LanguageField {...register('language')} />
      <GuestChoice
        control={control}
        name="auto_approve"
        label="Approve requests automatically"
        hint="Whoever asks is in at once while a place is free. You can still remove guests."
      />
      <GuestChoice
        control={control}
        name="has_waitlist"
        label="Keep a waitlist"
        hint="Once the event is full, members can wait. A free place is offered to them in their order."
      />
      <SignUpsField
        saved={initialDraft?.sign_ups_close ? Number(initialDraft.sign_ups_close) : undefined}
        {...register('sign_ups_close')}
      />
      {children === undefined ? null : <FormPart title="Cover" />}
      {children}
      <FormFailure message={failure} />
      <FormActions className="at-bottom max-lg:flex-row">
        <SubmitButton pending={pending} pendingLabel="Creating..." className="max-sm:flex-1">
          Create Event
        </SubmitButton>
        {actions}
      </FormActions>
    </form>
  );
}
