import { t } from '@lingui/core/macro';
import Plus from 'lucide-react/icons/plus';
import { type Control, Controller, type UseFormReturn } from 'react-hook-form';
import { maxPicks } from '../../lib/sessions/pick-rules.ts';
import { dayProblem, type PlannerDraft, startsOf, timeProblem } from '../../lib/sessions/planner-plan.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { LocalTimeField } from '../meeting-fields/meeting-fields.tsx';
import { TypedTime } from './planned-times.tsx';

interface OwnTimeFieldsProps {
  form: Pick<
    UseFormReturn<PlannerDraft>,
    'register' | 'getValues' | 'setValue' | 'setFocus' | 'trigger' | 'watch' | 'formState'
  > & {
    control: Control<PlannerDraft>;
  };
  timeZone: string;
  /** Length of the session. */
  minutes: number;
  /** Offers to add the time to the picks, and enter a second one. */
  canAdd: boolean;
  /** Describes what the member has planned at that time. */
  busy?: string | undefined;
}

/** A day and a time in the member's zone, with UTC next to it. */
export function OwnTimeFields({ form, timeZone, minutes, canAdd, busy }: OwnTimeFieldsProps) {
  const { register, control, getValues, setValue, setFocus, trigger, watch, formState } = form;
  const [date, time, times] = watch(['date', 'time', 'times']);
  const instant = instantAt(date, time, timeZone);
  const { errors } = formState;

  async function add(): Promise<void> {
    if (!(await trigger(['date', 'time']))) return;
    setValue('times', startsOf(getValues(), timeZone), { shouldDirty: true });
    setValue('date', '', { shouldDirty: true });
    // The next time is typed where this one was.
    setFocus('date');
  }

  return (
    <div className="grid gap-3 rounded-ctl bg-sunken p-4">
      <div className="grid gap-4 min-[420px]:grid-cols-2">
        <Field label={t`Session date`} required={times.length === 0} error={errors.date?.message}>
          <Controller
            control={control}
            name="date"
            rules={{ validate: () => dayProblem(getValues(), timeZone) }}
            render={({ field: { onChange, ...field } }) => (
              <DateInput
                {...field}
                onValueChange={(day) => {
                  onChange(day);
                  // Whether a time is past depends on the day.
                  if (errors.time) void trigger('time');
                }}
              />
            )}
          />
        </Field>
        <LocalTimeField
          label={t`Session time`}
          timeZone={timeZone}
          error={errors.time?.message}
          {...register('time', { validate: () => timeProblem(getValues(), timeZone) })}
        />
      </div>
      <TypedTime start={instant} minutes={minutes} timeZone={timeZone} />
      <p role="status" className="text-small font-medium text-learn-ink empty:hidden">
        {busy}
      </p>
      {canAdd && date !== '' && times.length < maxPicks ? (
        <Button variant="surface" size="sm" className="justify-self-start" onClick={() => void add()}>
          <Plus aria-hidden="true" />
          {t`Add this time`}
        </Button>
      ) : null}
    </div>
  );
}
