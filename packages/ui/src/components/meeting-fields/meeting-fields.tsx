import { t } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cityOf, formatTimes, localTimeZone } from '../../lib/time/date-time.ts';
import { Field, FieldError } from '../../primitives/field/field.tsx';
import { TimeInput } from '../../primitives/time-input/time-input.tsx';

type InputProps = ComponentProps<typeof TimeInput>;

interface LocalTimeFieldProps extends InputProps {
  label: string;
  /** The field's value as an ISO 8601 instant, once the day is known. */
  instant?: string | undefined;
  error?: ReactNode;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** A time input in the user's zone, with UTC in its hint. */
export function LocalTimeField(props: LocalTimeFieldProps) {
  const { label, instant = '', error, required = false, timeZone = localTimeZone(), className, ...input } = props;
  return (
    <Field
      label={label}
      hint={
        formatTimes(instant, timeZone) ||
        (timeZone === 'UTC' ? t`In UTC` : t`In your time, ${{ city: cityOf(timeZone) }}`)
      }
      error={error}
      required={required}
      {...(className === undefined ? {} : { className })}
    >
      <TimeInput {...input} />
    </Field>
  );
}

interface TimeRangeFieldsProps {
  /** Props of the inputs, such as from react-hook-form's `register`. */
  start: InputProps;
  end: InputProps;
  /** The values as ISO 8601 instants, once the day is known. */
  startInstant?: string | undefined;
  endInstant?: string | undefined;
  /** Rendered between the inputs and the error, so that an appearing error does not move them. */
  children?: ReactNode;
  /** Error of the pair, rendered once. */
  error?: string | undefined;
  /** Rendered below the pair without an error. */
  note?: ReactNode;
  timeZone?: string | undefined;
}

/** Start and end time in the user's zone, with one shared error. */
export function TimeRangeFields(props: TimeRangeFieldsProps) {
  const { start, end, startInstant, endInstant, children, error, note, timeZone } = props;
  const errorId = useId();
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <div data-slot="time-range-fields" className="@container min-w-0">
      <div className="grid gap-5 @sm:grid-cols-2 @sm:gap-4">
        <LocalTimeField
          label={t`Start time`}
          required
          instant={startInstant}
          timeZone={timeZone}
          {...start}
          {...invalid}
        />
        <LocalTimeField label={t`End time`} required instant={endInstant} timeZone={timeZone} {...end} {...invalid} />
      </div>
      {children}
      <div aria-live="polite">
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {!error && note ? <p className="mt-2 text-small font-medium">{note}</p> : null}
      </div>
    </div>
  );
}
