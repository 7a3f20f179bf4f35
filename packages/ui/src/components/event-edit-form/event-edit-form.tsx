import { t } from '@lingui/core/macro';
import type { Event, EventChange } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { draftOf, type EventDraft } from '../../lib/events/event-fields.ts';
import { formatDate, formatTimes, localTimeZone } from '../../lib/time/date-time.ts';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { EventFields, type EventFieldsInputs } from '../event-form/event-fields.tsx';
import { PatternChoice } from '../event-form/pattern-choice.tsx';
import { TimeRangeFields } from '../meeting-fields/meeting-fields.tsx';
import { changedDayError, changedTimesError, isEndMoved, rangeOf, textsOf, toEventChange } from './event-changes.ts';

interface EventEditFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit'>,
    DraftFormProps<EventDraft>,
    EventFieldsInputs {
  event: Event;
  onSubmit: (change: EventChange) => void;
  onCancel: () => void;
  /** The event is over: only what it was about can be corrected. */
  isOver?: boolean;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

const hints = () => ({
  skills: t`What people will learn.`,
  link: t`Only you and your participants see it.`,
  autoApprove: t`Whoever asks is in at once while a place is free. Requests that wait stay with you.`,
});

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
  const before = draftOf(event, timeZone);
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: before });
  const { register, control, handleSubmit, getValues, watch, formState } = form;
  const { errors } = formState;
  const range = rangeOf(event, watch(), timeZone);
  const [isAsking, setAsking] = useState(false);

  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  const isPast = range !== undefined && Date.parse(range.end_time) < Date.now();
  const nextDay = range?.isMoved ? t`Ends on ${{ day: formatDate(range.end_time, timeZone) }}.` : null;
  const required = t`Start and end times are required.`;
  const validate = () => changedTimesError(event, getValues(), { timeZone }) ?? true;
  function save(draft: EventDraft): void {
    const change = toEventChange(event, draft, timeZone);
    if (change) onSubmit(change);
  }
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
      <EventFields
        mode={isOver ? 'correct' : 'edit'}
        form={form}
        hints={hints()}
        saved={before}
        enrolled={event.current_participants_count}
        searchSkills={searchSkills}
        makeRoom={makeRoom}
      >
        {() => (
          <>
            <Field label={t`Date`} required error={errors.date?.message}>
              <Controller
                control={control}
                name="date"
                rules={{
                  validate: (day) => changedDayError(event, day, { timeZone }) ?? true,
                  deps: ['start_time'],
                }}
                render={({ field: { onChange, ...field } }) => <DateInput {...field} onValueChange={onChange} />}
              />
            </Field>
            <TimeRangeFields
              // The two times validate each other.
              start={register('start_time', { required, validate, deps: 'end_time' })}
              end={register('end_time', { required, validate, deps: 'start_time' })}
              startInstant={range?.start_time}
              endInstant={range?.end_time}
              error={(errors.start_time ?? errors.end_time)?.message}
              note={isPast ? t`This time has passed, so the event will move to Completed.` : nextDay}
              timeZone={timeZone}
            />
          </>
        )}
      </EventFields>
      {isOver ? null : <PatternChoice form={form} />}
      {children}
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
          {t`Save`}
        </SubmitButton>
      </FormActions>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`This event would end the next day`}
        description={
          range &&
          t`It would run until ${{ day: formatDate(range.end_time, timeZone) }}, ${{ time: formatTimes(range.end_time, timeZone) }}. Save it anyway?`
        }
        confirmLabel={t`Save event`}
        cancelLabel={t`Keep editing`}
        tone="teach"
        onConfirm={() => {
          setAsking(false);
          save(getValues());
        }}
      />
    </form>
  );
}
