import { t } from '@lingui/core/macro';
import type { NewEvent } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type EventDraft, emptyDraft } from '../../lib/events/event-fields.ts';
import { formatDate, localTimeZone } from '../../lib/time/date-time.ts';
import { eventDay, toIsoRange } from '../../lib/time/meeting-times.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { TimeRangeFields } from '../meeting-fields/meeting-fields.tsx';
import { timesError, toNewEvent } from './event-draft.ts';
import { EventFields, type EventFieldsInputs, FormPart } from './event-fields.tsx';
import { PatternChoice } from './pattern-choice.tsx';

interface EventFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit'>,
    DraftFormProps<EventDraft>,
    EventFieldsInputs {
  onSubmit: (event: NewEvent) => void;
  /** Fields after the times. */
  afterTimes?: ReactNode;
  /** Further fields. */
  children?: ReactNode;
  /** Rendered next to the submit button. */
  actions?: ReactNode;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

const hints = () => ({
  skills: t`What people will learn. Type to search, or name a new one and press Enter.`,
  link: t`Where you meet. Only you and the people you approve see it.`,
  autoApprove: t`Whoever asks is in at once while a place is free. You can still remove guests.`,
});

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
  const { register, control, handleSubmit, getValues, watch, trigger, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const [date, start, end, endsNextDay] = watch(['date', 'start_time', 'end_time', 'endsNextDay']);
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
      <EventFields
        mode="create"
        form={form}
        hints={hints()}
        saved={initialDraft}
        searchSkills={searchSkills}
        makeRoom={makeRoom}
      >
        {() => (
          <>
            <Field label={t`Date`} required error={errors.date?.message}>
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
                  name="endsNextDay"
                  render={({ field: { value, onChange, ...field } }) => (
                    <Checkbox
                      {...field}
                      className="mt-4"
                      label={t`It ends after midnight`}
                      hint={range?.isMoved ? t`Until ${{ day: formatDate(range.end_time, timeZone) }}.` : undefined}
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
          </>
        )}
      </EventFields>
      <FormPart title={t`Cover and company`} />
      <PatternChoice form={form} />
      {children}
      <FormFailure message={failure} />
      <FormActions className="at-bottom flex-wrap max-lg:flex-row">
        <SubmitButton pending={pending} pendingLabel={t`Creating...`} className="max-sm:flex-1">
          {t`Create Event`}
        </SubmitButton>
        {actions}
      </FormActions>
    </form>
  );
}
