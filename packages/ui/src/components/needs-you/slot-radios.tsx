import { useId } from 'react';
import { slotWords } from '../../lib/clock-times.ts';

interface SlotRadiosProps {
  /** Names the group. */
  label: string;
  /** ISO 8601, UTC. */
  times: readonly string[];
  value: string | undefined;
  onValueChange: (time: string) => void;
  timeZone: string;
}

/** A choice of starts, each in the user's zone and UTC. Native radio buttons behind their labels. */
export function SlotRadios({ label, times, value, onValueChange, timeZone }: SlotRadiosProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {times.map((time) => {
          const { day, own, utc } = slotWords(time, timeZone);
          return (
            <label
              key={time}
              className={
                'relative grid content-start rounded-lane-teach border border-line-strong py-2 ps-3 pe-4 text-cap ' +
                'cursor-pointer transition-colors hover:border-ink has-checked:border-teach has-checked:bg-teach ' +
                'has-checked:text-on-teach outline-offset-2 outline-focus has-focus-visible:outline-3'
              }
            >
              <input
                type="radio"
                name={name}
                value={time}
                checked={value === time}
                onChange={() => onValueChange(time)}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              <b className="text-small font-semibold">{day}</b> <span>{own}</span> <span>{utc}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
