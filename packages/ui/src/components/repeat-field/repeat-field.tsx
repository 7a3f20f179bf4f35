import { plural, t } from '@lingui/core/macro';
import { formatDate } from '../../lib/time/date-time.ts';
import {
  countOfDates,
  fewestDates,
  lastRepeat,
  mostDates,
  type RepeatDraft,
  repeatError,
  repeatInWords,
} from '../../lib/time/repeats.ts';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';
import { Select } from '../../primitives/select/select.tsx';

interface RepeatFieldProps {
  value: RepeatDraft;
  onValueChange: (value: RepeatDraft) => void;
  /** The first day, 'YYYY-MM-DD', or empty. */
  day: string;
  disabled?: boolean;
}

/** Picks how often an event repeats, and describes its dates. */
export function RepeatField({ value, onValueChange, day, disabled }: RepeatFieldProps) {
  const { every, dates, until } = value;
  const error = repeatError(value, day);
  const hint = datesInWords(day, value);
  return (
    <div data-slot="repeat-field" className="grid gap-6">
      <Field label={t`Repeats`}>
        <Select
          value={every}
          disabled={disabled}
          onChange={(event) => onValueChange({ ...value, every: event.target.value as RepeatDraft['every'] })}
        >
          <option value="">{t`Does not repeat`}</option>
          <option value="week">{t`Every week`}</option>
          <option value="fortnight">{t`Every two weeks`}</option>
          <option value="month">{t`Every month`}</option>
        </Select>
      </Field>
      {every === '' ? null : (
        <Field label={t`Series ends`}>
          <Select
            value={until === undefined ? 'dates' : 'until'}
            disabled={disabled}
            onChange={(event) =>
              onValueChange({ every, dates, ...(event.target.value === 'until' && { until: dayToStart(day, value) }) })
            }
          >
            <option value="dates">{t`After a number of dates`}</option>
            <option value="until">{t`On a day`}</option>
          </Select>
        </Field>
      )}
      {every === '' || until !== undefined ? null : (
        <Field label={t`Number of dates`} required error={error} hint={hint}>
          <NumberInput
            min={fewestDates}
            max={mostDates}
            step={1}
            value={dates}
            disabled={disabled}
            onChange={(event) => onValueChange({ ...value, dates: event.target.value })}
          />
        </Field>
      )}
      {every === '' || until === undefined ? null : (
        <Field label={t`Until`} required error={error} hint={hint}>
          <DateInput
            min={day}
            value={until}
            disabled={disabled}
            onValueChange={(next) => onValueChange({ ...value, until: next })}
          />
        </Field>
      )}
    </div>
  );
}

/** Returns the day that the number of dates came to, so that the choice alone changes nothing. */
function dayToStart(day: string, draft: RepeatDraft): string {
  if (draft.every === '' || repeatError(draft, day) !== undefined) return '';
  return lastRepeat(day, { every: draft.every, dates: Number(draft.dates) });
}

/** Describes the dates, such as "Every Tuesday, 8 dates until Tuesday, January 19, 2027"; undefined while something is missing. */
function datesInWords(day: string, draft: RepeatDraft): string | undefined {
  if (draft.every === '' || repeatError(draft, day) !== undefined) return undefined;
  const words = repeatInWords(day, draft.every);
  if (words === '') return undefined;
  const dates = countOfDates(draft, day);
  const last = formatDate(lastRepeat(day, { every: draft.every, dates }));
  return draft.until === undefined
    ? plural(dates, { other: `${words}, # dates until ${last}.` })
    : plural(dates, { other: `${words}, # dates, the last on ${last}.` });
}
