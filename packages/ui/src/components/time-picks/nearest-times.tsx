import { localDayTime } from '../../lib/local-time.ts';
import type { PickableProps } from './common-times.tsx';
import { TimeButton } from './time-button.tsx';
import { timeElsewhere, zonesOf } from './time-days.ts';

/** Where two have no common hour: what suits one of them and comes closest to the other. */
export function NearestTimes({ overlap, name, value, isFull, onToggle, timeZone }: PickableProps) {
  const [ownZone, otherZone = ownZone] = zonesOf(overlap, timeZone);
  return (
    <div className="grid gap-3">
      <p className="text-small">
        <b className="block font-semibold">You have no common hour in the next weeks.</b>
        {overlap.nearest.length === 0 ? 'Pick another time below.' : 'This comes closest:'}
      </p>
      <ul className="grid gap-2">
        {overlap.nearest.map(({ time, fits }) => {
          const isPicked = value.includes(time);
          const theirs = timeElsewhere(time, ownZone, otherZone);
          return (
            <li key={time}>
              <TimeButton
                label={
                  fits === 'theirs'
                    ? `${name} could at ${theirs} their time`
                    : `You could at ${localDayTime(time, ownZone)}`
                }
                hint={fits === 'theirs' ? `${localDayTime(time, ownZone)} for you` : `${theirs} for ${name}`}
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
