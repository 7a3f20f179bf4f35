import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { firstName } from '../../lib/texts/display-name.ts';
import { timeElsewhere } from '../../lib/time/clock-times.ts';
import { OwnDay, TwoClocks } from '../session-view/session-when.tsx';

interface TimeChoiceProps {
  /** ISO 8601, UTC. */
  times: readonly string[];
  minutes: number | undefined;
  value: string | undefined;
  onValueChange: (time: string) => void;
  /** Describes what the member has planned at a time. */
  busyAt: (time: string) => string | undefined;
  timeZone: string | undefined;
  /** The other member's name and IANA time zone, if known. */
  otherName: string;
  otherZone: string | undefined;
}

/** Looks like `Radio`: a ring around a dot. */
const radioClass =
  'size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors ' +
  'checked:border-ink checked:bg-ink checked:shadow-[inset_0_0_0_4.5px_var(--color-surface)] ' +
  'outline-offset-2 outline-focus focus-visible:outline-3 forced-colors:appearance-auto';

/** A choice of the offered times. Native radio buttons, since a session does not need the code of forms. */
export function TimeChoice(props: TimeChoiceProps) {
  const { times, minutes, value, onValueChange, busyAt, timeZone, otherName, otherZone } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-label={t`Pick a time`} className="grid min-w-0 gap-2">
      {times.map((time, index) => {
        const busy = busyAt(time);
        return (
          <label
            key={time}
            htmlFor={`${id}-${index}`}
            className={
              'flex cursor-pointer items-center gap-4 rounded-lane-teach-lg border-[1.5px] border-line-strong ' +
              'py-2.5 ps-3.5 pe-5 transition-colors hover:border-ink has-checked:border-ink'
            }
          >
            <input
              id={`${id}-${index}`}
              type="radio"
              name={id}
              value={time}
              checked={value === time}
              onChange={() => onValueChange(time)}
              aria-labelledby={`${id}-${index}-time`}
              aria-describedby={busy ? `${id}-${index}-busy` : undefined}
              className={radioClass}
            />
            <span className="min-w-0 flex-1">
              <span id={`${id}-${index}-time`} className="block">
                <OwnDay time={time} timeZone={timeZone} className="text-body leading-snug" />{' '}
                <TwoClocks time={time} minutes={minutes} timeZone={timeZone} />
              </span>
              {busy ? (
                <span id={`${id}-${index}-busy`} className="block text-small font-medium text-learn-ink">
                  {busy}
                </span>
              ) : null}
            </span>
            {otherZone === undefined ? null : (
              <span className="hidden self-start text-small text-ink-2 @min-[460px]:block">
                {t`${{ time: timeElsewhere(time, otherZone, timeZone) }} for ${{ name: firstName(otherName) }}`}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
