import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatLocalTime, formatUtcTime } from '../date-time/date-time.ts';
import { Field, FieldError } from '../field/field.tsx';
import { TimeInput } from '../time-input/time-input.tsx';

type InputProps = ComponentProps<typeof TimeInput>;

interface UtcTimeFieldProps extends InputProps {
  label: string;
  /** The instant that the field stands for, in ISO 8601, once it is known. */
  instant?: string | undefined;
  error?: ReactNode;
  /** The reader's IANA time zone; the browser's own unless a story fixes one. */
  timeZone?: string | undefined;
}

/** A time of day in UTC, with the reader's own time beside it as soon as it is known. */
export function UtcTimeField(props: UtcTimeFieldProps) {
  const { label, instant = '', error, required = false, timeZone, className, ...input } = props;
  const words = [formatUtcTime(instant) || 'In UTC', formatLocalTime(instant, timeZone)].filter(Boolean);
  return (
    <Field
      label={label}
      hint={words.join(' · ')}
      error={error}
      required={required}
      {...(className === undefined ? {} : { className })}
    >
      <TimeInput {...input} />
    </Field>
  );
}

interface TimeRangeFieldsProps {
  /** Props of the two inputs, such as react-hook-form's `register` gives them. */
  start: InputProps;
  end: InputProps;
  /** The instants that the fields stand for, in ISO 8601, where they are known. */
  startInstant?: string | undefined;
  endInstant?: string | undefined;
  /** What is wrong with the pair: said once, below both. */
  error?: string | undefined;
  /** Stands below the pair, such as that the end is on the next day. */
  note?: ReactNode;
  timeZone?: string | undefined;
}

/** 'Start time' and 'End time' in UTC, side by side where there is room, wrong or right together. */
export function TimeRangeFields(props: TimeRangeFieldsProps) {
  const { start, end, startInstant, endInstant, error, note, timeZone } = props;
  const errorId = useId();
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <div data-slot="time-range-fields" className="@container min-w-0">
      <div className="grid gap-5 @sm:grid-cols-2 @sm:gap-4">
        <UtcTimeField
          label="Start time"
          required
          instant={startInstant}
          timeZone={timeZone}
          {...start}
          {...wrong}
        />
        <UtcTimeField
          label="End time"
          required
          instant={endInstant}
          timeZone={timeZone}
          {...end}
          {...wrong}
        />
      </div>
      <div aria-live="polite">
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {!error && note ? <p className="mt-2 text-small font-medium">{note}</p> : null}
      </div>
    </div>
  );
}
