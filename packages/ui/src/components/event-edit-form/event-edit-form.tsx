import type { Event, EventChange } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { formatDate, formatTimes, localTimeZone } from '../../lib/time/date-time.ts';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
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
import { GuestChoice } from '../event-form/guest-choice.tsx';
import { LanguageField } from '../language-field/language-field.tsx';
import { LinkField, type MakeRoom } from '../meeting-fields/link-field.tsx';
import { TimeRangeFields } from '../meeting-fields/meeting-fields.tsx';
import { linkOrNothing, sizeFrom } from '../meeting-fields/meeting-rules.ts';
import { SignUpsField } from '../sign-ups-field/sign-ups-field.tsx';
import { SkillField } from '../skill-field/skill-field.tsx';
import {
  changedDayError,
  changedTimesError,
  draftOf,
  type EventChangeDraft,
  isEndMoved,
  rangeOf,
  smallestSize,
  textsOf,
  toEventChange,
} from './event-changes.ts';

export type { EventChangeDraft } from './event-changes.ts';

interface EventEditFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<EventChangeDraft> {
  event: Event;
  onSubmit: (change: EventChange) => void;
  onCancel: () => void;
  searchSkills: Search<PickedSkill>;
  /** The event is over: only what it was about can be corrected. */
  isOver?: boolean;
  /** Makes a meeting room; left out where the site makes none. */
  makeRoom?: MakeRoom | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Edits an event; `children` are further fields. Asks for confirmation before it moves the end to the next day. */
export function EventEditForm(props: EventEditFormProps) {
  const {
    event,
    onSubmit,
    onCancel,
    searchSkills,
    isOver = false,
    makeRoom,
    pending = false,
    failure,
    onDirtyChange,
    timeZone = localTimeZone(),
    ...rest
  } = props;
  const { initialDraft, onDraftChange, className, children, ...element } = rest;
  const form = useForm<EventChangeDraft>({ mode: 'onTouched', defaultValues: draftOf(event, timeZone) });
  const { register, control, handleSubmit, getValues, setValue, watch, formState } = form;
  const { errors } = formState;
  const range = rangeOf(event, watch(), timeZone);
  const [isAsking, setAsking] = useState(false);

  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  const isPast = range !== undefined && Date.parse(range.end_time) < Date.now();
  const nextDay = range?.isMoved ? `Ends on ${formatDate(range.end_time, timeZone)}.` : null;
  const required = 'Start and end times are required.';
  const validate = () => changedTimesError(event, getValues(), { timeZone }) ?? true;
  function save(draft: EventChangeDraft): void {
    const change = toEventChange(event, draft, timeZone);
    if (change) onSubmit(change);
  }
  const enrolled = event.current_participants_count;
  return (
    <form
      data-slot="event-edit-form"
      noValidate
      className={cx('grid gap-6', className)}
      onSubmit={handleSubmit((typed) => {
        if (pending) return;
        const draft = isOver ? textsOf(event, typed, timeZone) : typed;
        if (isEndMoved(event, draft, timeZone)) setAsking(true);
        else save(draft);
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
        hint="What people will learn."
        search={searchSkills}
        allowNew
      />
      {isOver ? null : (
        <>
          <Field label="Date" required error={errors.date?.message}>
            <Controller
              control={control}
              name="date"
              rules={{
                validate: (day = '') => changedDayError(event, day, { timeZone }) ?? true,
                deps: ['start_time'],
              }}
              render={({ field: { onChange, value = '', ...field } }) => (
                <DateInput {...field} value={value} onValueChange={onChange} />
              )}
            />
          </Field>
          <TimeRangeFields
            // The two times validate each other.
            start={register('start_time', { required, validate, deps: 'end_time' })}
            end={register('end_time', { required, validate, deps: 'start_time' })}
            startInstant={range?.start_time}
            endInstant={range?.end_time}
            error={(errors.start_time ?? errors.end_time)?.message}
            note={isPast ? 'This time has passed, so the event will move to Completed.' : nextDay}
            timeZone={timeZone}
          />
          <LinkField
            label="Link"
            hint="Only you and your participants see it."
            error={errors.link?.message}
            makeRoom={makeRoom}
            onRoom={(link) => setValue('link', link, { shouldDirty: true, shouldValidate: true })}
            {...register('link', { validate: linkOrNothing })}
          />
          <Field
            label="Max participants"
            required
            hint={enrolled > 0 ? `${enrolled} enrolled already` : undefined}
            error={errors.max_participants?.message}
          >
            <NumberInput
              min={smallestSize(event)}
              step={1}
              {...register('max_participants', { validate: sizeFrom(smallestSize(event)) })}
            />
          </Field>
        </>
      )}
      <LanguageField saved={event.language} {...register('language')} />
      {isOver ? null : (
        <>
          <GuestChoice
            control={control}
            name="auto_approve"
            label="Approve requests automatically"
            hint="Whoever asks is in at once while a place is free. Requests that wait stay with you."
          />
          <GuestChoice
            control={control}
            name="has_waitlist"
            label="Keep a waitlist"
            hint="Once the event is full, members can wait. A free place is offered to them in their order."
          />
          <SignUpsField saved={event.signUpsCloseMinutes} {...register('sign_ups_close')} />
        </>
      )}
      {children}
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Save
        </SubmitButton>
      </FormActions>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="This event would end the next day"
        description={
          range &&
          `It would run until ${formatDate(range.end_time, timeZone)}, ${formatTimes(range.end_time, timeZone)}. Save it anyway?`
        }
        confirmLabel="Save event"
        cancelLabel="Keep editing"
        tone="teach"
        onConfirm={() => {
          setAsking(false);
          save(getValues());
        }}
      />
    </form>
  );
}
