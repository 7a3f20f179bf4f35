import { t } from '@lingui/core/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatterByZone } from '../../lib/time/date-time.ts';
import { isDay } from '../../lib/time/meeting-times.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ChipList } from '../../primitives/chip/chip.tsx';
import { RemovableChip } from '../../primitives/chip/removable-chip.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import {
  type AvailabilityDraft,
  firstDayOffProblem,
  lastDayOffProblem,
  rangesOf,
  withNextDaysOff,
} from './availability-draft.ts';

interface DaysOffFieldProps {
  form: UseFormReturn<AvailabilityDraft>;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** Days without hours, as ranges, and fields that add a day or several in a row. */
export function DaysOffField({ form, today }: DaysOffFieldProps) {
  const { control, watch, setValue, trigger, getValues, formState } = form;
  const daysOff = watch('daysOff');
  const first = watch('nextDayOff');
  const ranges = rangesOf(daysOff);
  const add = useFocusFallback<HTMLButtonElement>(ranges.length);
  const set = (days: string[]) => setValue('daysOff', days, { shouldDirty: true });

  async function addPicked(): Promise<void> {
    if (!(await trigger(['nextDayOff', 'lastDayOff'], { shouldFocus: true }))) return;
    set(withNextDaysOff(getValues()));
    setValue('nextDayOff', '', { shouldDirty: true });
    setValue('lastDayOff', '', { shouldDirty: true });
  }

  return (
    <div className="grid gap-4">
      {ranges.length > 0 ? (
        <ChipList aria-label={t`Days off`} className="gap-y-2">
          {ranges.map((range) => (
            <RemovableChip
              key={range.first}
              removeLabel={t`Remove ${{ range: rangeInWords(range) }}`}
              onRemove={() => set(daysOff.filter((day) => day < range.first || day > range.last))}
            >
              {rangeInWords(range)}
            </RemovableChip>
          ))}
        </ChipList>
      ) : null}
      <div className="grid items-start gap-4 @sm:grid-cols-2 @sm:gap-2 @lg:grid-cols-[minmax(0,16rem)_minmax(0,16rem)_auto] @lg:justify-start">
        <Field label={t`First day off`} error={formState.errors.nextDayOff?.message}>
          <Controller
            control={control}
            name="nextDayOff"
            rules={{ validate: (_day, draft) => firstDayOffProblem(draft, today) ?? true }}
            render={({ field: { onChange, ...field } }) => (
              <DateInput {...field} min={today} onValueChange={onChange} />
            )}
          />
        </Field>
        <Field label={t`Last day off`} hint={t`Empty for one day`} error={formState.errors.lastDayOff?.message}>
          <Controller
            control={control}
            name="lastDayOff"
            rules={{ validate: (_day, draft) => lastDayOffProblem(draft, today) ?? true }}
            render={({ field: { onChange, ...field } }) => (
              <DateInput {...field} min={first || today} onValueChange={onChange} />
            )}
          />
        </Field>
        <Button ref={add} variant="secondary" className="@lg:mt-6.5" onClick={() => void addPicked()}>
          {t`Add days off`}
        </Button>
      </div>
    </div>
  );
}

const dayFormat = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** Formats 2026-12-24 to 2027-01-03 as 'Thu, Dec 24, 2026 to Sun, Jan 3, 2027', and a single day as it is. */
function rangeInWords({ first, last }: { first: string; last: string }): string {
  return first === last ? dayInWords(first) : t`${{ first: dayInWords(first) }} to ${{ last: dayInWords(last) }}`;
}

function dayInWords(day: string): string {
  return isDay(day) ? dayFormat('UTC').format(Date.parse(day)) : day;
}
