import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CopyIcon from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useController } from 'react-hook-form';
import { weekdayName } from '../../lib/time/weekdays.ts';
import { Button } from '../../primitives/button/button.tsx';
import { type AvailabilityDraft, firstProblem, hoursProblem, nextHours } from './availability-draft.ts';
import { HoursRow } from './hours-row.tsx';

interface DayHoursProps {
  control: Control<AvailabilityDraft>;
  /** 0 for Monday. */
  day: number;
  onCopy: () => void;
}

/** The hours of one weekday: none, or ranges with a start and an end. */
export function DayHours({ control, day, onCopy }: DayHoursProps) {
  const { field, fieldState } = useController({
    control,
    name: `days.${day}.hours`,
    rules: { validate: (hours) => firstProblem(hours) === -1 || t`Wrong hours` },
  });
  const { value: hours, onChange, onBlur, ref } = field;
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const weekday = weekdayName(day);
  const isFree = hours.length > 0;
  const selects = (row: number) => rows.current?.children[row]?.querySelectorAll('select');

  // react-hook-form focuses the first error: the end of invalid hours.
  useEffect(() => ref({ focus: () => selects(firstProblem(hours))?.[1]?.focus() }));

  function add(): void {
    flushSync(() => onChange([...hours, nextHours(hours)]));
    selects(hours.length)?.[0]?.focus();
  }

  return (
    <fieldset
      aria-labelledby={id}
      data-slot="day-hours"
      data-free={isFree || undefined}
      className="group grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3 @2xl:grid-cols-[6.5rem_minmax(22rem,1fr)_auto]"
    >
      <h3 id={id} className="type-h4 flex min-h-11 items-center font-text text-body font-semibold @2xl:min-h-12">
        {weekday}
      </h3>
      {isFree ? (
        <ul ref={rows} className="col-span-2 grid gap-2 @2xl:col-span-1">
          {hours.map((each, index) => (
            <HoursRow
              // biome-ignore lint/suspicious/noArrayIndexKey: hours have no id, and rows no state of their own.
              key={index}
              weekday={weekday}
              place={hours.length === 1 ? undefined : index + 1}
              hours={each}
              error={fieldState.error && hoursProblem(hours, index)}
              onChange={(next) => onChange(hours.with(index, next))}
              onBlur={onBlur}
              onRemove={() => {
                addButton.current?.focus();
                onChange(hours.toSpliced(index, 1));
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="hidden min-h-12 items-center text-ink-2 @2xl:flex">{t`Not available`}</p>
      )}
      <div className="-ms-4 flex flex-wrap @2xl:py-0.5 @max-2xl:group-data-free:col-span-2 @2xl:justify-end">
        <Button ref={addButton} variant="quiet" size="sm" onClick={add}>
          <Plus aria-hidden="true" />
          <span>
            <Trans>
              Add hours<span className="sr-only"> on {weekday}</span>
            </Trans>
          </span>
        </Button>
        {isFree ? (
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onCopy}>
            <CopyIcon aria-hidden="true" />
            <span>
              <Trans>
                Copy to other days<span className="sr-only"> from {weekday}</span>
              </Trans>
            </span>
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
