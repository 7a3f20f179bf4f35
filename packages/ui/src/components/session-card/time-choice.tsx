import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { formatDate, formatTimes } from '../../lib/date-time.ts';

interface TimeChoiceProps {
  /** ISO 8601, UTC. */
  times: readonly string[];
  value: string | undefined;
  onValueChange: (time: string) => void;
  error: string | undefined;
  /** What the member has to do at a time, in words. */
  busyAt: (time: string) => string | undefined;
  timeZone: string | undefined;
}

/** The look of `Radio`: a ring around a dot. */
const radioClass = cx(
  'size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors',
  'checked:border-teach checked:bg-teach checked:shadow-[inset_0_0_0_4.5px_var(--color-surface)]',
  'outline-offset-2 outline-focus focus-visible:outline-3 forced-colors:appearance-auto',
);

/** One of the times that are offered. Native, as the code of forms is more than a list of sessions needs. */
export function TimeChoice({ times, value, onValueChange, error, busyAt, timeZone }: TimeChoiceProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-2 text-small"
    >
      <p id={`${id}-label`} className="font-semibold">
        Pick a time
      </p>
      {times.map((time, index) => {
        const busy = busyAt(time);
        return (
          <label
            key={time}
            htmlFor={`${id}-${index}`}
            className={
              'flex cursor-pointer items-start gap-3 rounded-ctl border border-line-strong px-3.5 py-2.5 ' +
              'transition-colors hover:border-ink has-checked:border-teach has-checked:bg-teach-tint'
            }
          >
            <input
              id={`${id}-${index}`}
              type="radio"
              name={id}
              value={time}
              checked={value === time}
              onChange={() => onValueChange(time)}
              aria-labelledby={`${id}-${index}-day ${id}-${index}-time`}
              aria-describedby={busy ? `${id}-${index}-busy` : undefined}
              className={radioClass}
            />
            <span className="min-w-0">
              <span id={`${id}-${index}-day`} className="block font-semibold">
                {formatDate(time)}
              </span>
              <span id={`${id}-${index}-time`}>{formatTimes(time, timeZone)}</span>
              {busy ? (
                <span id={`${id}-${index}-busy`} className="block font-medium text-learn-ink">
                  {busy}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-danger-ink">
            <CircleAlert aria-hidden="true" className="mt-[0.25em] size-4 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
