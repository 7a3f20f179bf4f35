import { t } from '@lingui/core/macro';
import { localDayTime } from '../../lib/time/local-time.ts';
import type { PickableProps } from './common-times.tsx';
import { TimeButton } from './time-button.tsx';
import { timeElsewhere, zonesOf } from './time-days.ts';

/** If two members have no time in common: times that suit one and are closest to the other's hours. */
export function NearestTimes({ overlap, name, value, isFull, onToggle, timeZone }: PickableProps) {
  const [ownZone, otherZone = ownZone] = zonesOf(overlap, timeZone);
  return (
    <div className="grid gap-3">
      <p className="text-small">
        <b className="block font-semibold">{t`You have no free time in common in the next few weeks.`}</b>
        <span>{overlap.nearest.length === 0 ? t`Pick another time below.` : t`Closest matches:`}</span>
      </p>
      <ul className="grid gap-2">
        {overlap.nearest.map(({ time, fits }) => {
          const isPicked = value.includes(time);
          const isTheirs = fits === 'theirs';
          return (
            <li key={time}>
              <TimeButton
                label={
                  isTheirs
                    ? t`${name} is free ${{ when: localDayTime(time, otherZone) }}`
                    : t`You’re free ${{ when: localDayTime(time, ownZone) }}`
                }
                hints={[
                  isTheirs
                    ? t`(${{ time: timeElsewhere(time, otherZone, ownZone) }} for you)`
                    : t`(${{ time: timeElsewhere(time, ownZone, otherZone) }} for ${name})`,
                  t`${{ time: timeElsewhere(time, isTheirs ? otherZone : ownZone, 'UTC') }} UTC`,
                ]}
                isPicked={isPicked}
                disabled={isFull && !isPicked}
                onClick={() => onToggle(time)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
