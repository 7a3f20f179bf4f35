import { formatDate } from '../../lib/date-time.ts';
import { fewestDates, lastRepeat, mostDates, type RepeatDraft, repeatError, repeatInWords } from '../../lib/repeats.ts';
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
  const { every, dates } = value;
  const error = repeatError(value);
  return (
    <div data-slot="repeat-field" className="grid gap-6">
      <Field label="Repeats">
        <Select
          value={every}
          disabled={disabled}
          onChange={(event) => onValueChange({ ...value, every: event.target.value as RepeatDraft['every'] })}
        >
          <option value="">Does not repeat</option>
          <option value="week">Every week</option>
          <option value="fortnight">Every two weeks</option>
          <option value="month">Every month</option>
        </Select>
      </Field>
      {every === '' ? null : (
        <Field label="Number of dates" required error={error} hint={datesInWords(day, value)}>
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
    </div>
  );
}

/** Describes the dates, such as "Every Tuesday, 8 dates until Tuesday, January 19, 2027"; undefined while something is missing. */
function datesInWords(day: string, draft: RepeatDraft): string | undefined {
  if (draft.every === '' || repeatError(draft) !== undefined) return undefined;
  const words = repeatInWords(day, draft.every);
  if (words === '') return undefined;
  const last = lastRepeat(day, { every: draft.every, dates: Number(draft.dates) });
  return `${words}, ${Number(draft.dates)} dates until ${formatDate(last)}.`;
}
