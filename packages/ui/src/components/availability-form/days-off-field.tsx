import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatterByZone } from '../../lib/date-time.ts';
import { isDay } from '../../lib/meeting-times.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ChipList } from '../../primitives/chip/chip.tsx';
import { RemovableChip } from '../../primitives/chip/removable-chip.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { type AvailabilityDraft, withNextDayOff } from './availability-draft.ts';

interface DaysOffFieldProps {
  form: UseFormReturn<AvailabilityDraft>;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** The contract's maximum. */
const maxDays = 100;

/** Single days without hours, and a field that adds one. */
export function DaysOffField({ form, today }: DaysOffFieldProps) {
  const { control, watch, setValue, trigger, getValues, formState } = form;
  const daysOff = watch('daysOff');
  const add = useFocusFallback<HTMLButtonElement>(daysOff.length);
  const set = (days: string[]) => setValue('daysOff', days, { shouldDirty: true });

  async function addPicked(): Promise<void> {
    if (!(await trigger('nextDayOff', { shouldFocus: true }))) return;
    set(withNextDayOff(getValues()));
    setValue('nextDayOff', '', { shouldDirty: true });
  }

  return (
    <div className="grid gap-4">
      {daysOff.length > 0 ? (
        <ChipList aria-label="Days off" className="gap-y-2">
          {daysOff.map((day) => (
            <RemovableChip
              key={day}
              removeLabel={`Remove ${dayInWords(day)}`}
              onRemove={() => set(daysOff.filter((other) => other !== day))}
            >
              {dayInWords(day)}
            </RemovableChip>
          ))}
        </ChipList>
      ) : null}
      <div className="grid items-start gap-2 @sm:grid-cols-[minmax(0,16rem)_auto] @sm:justify-start">
        <Field label="A day off" error={formState.errors.nextDayOff?.message}>
          <Controller
            control={control}
            name="nextDayOff"
            rules={{ validate: (day) => dayProblem(day, today, daysOff.length) ?? true }}
            render={({ field: { onChange, ...field } }) => (
              <DateInput {...field} min={today} onValueChange={onChange} />
            )}
          />
        </Field>
        <Button ref={add} variant="secondary" className="@sm:mt-6.5" onClick={() => void addPicked()}>
          Add day off
        </Button>
      </div>
    </div>
  );
}

function dayProblem(day: string, today: string, count: number): string | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return 'Please select a valid date.';
  if (day < today) return 'This day has passed. Pick a later one.';
  return count < maxDays ? undefined : `That’s ${maxDays} days. Remove one first.`;
}

const dayFormat = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** Formats '2026-12-24' as 'Thu, Dec 24, 2026'. */
function dayInWords(day: string): string {
  return isDay(day) ? dayFormat('UTC').format(Date.parse(day)) : day;
}
