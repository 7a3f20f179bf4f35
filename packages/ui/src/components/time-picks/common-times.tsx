import { plural, t } from '@lingui/core/macro';
import type { Overlap } from '@skill-exchange/api-client/types';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextButton } from '../../primitives/link/link.tsx';
import { TimeButton } from './time-button.tsx';
import { byDay, clockLabels, firstTimes, type TimesOfDay, timeElsewhere, weekOf, zonesOf } from './time-days.ts';

export interface PickableProps {
  overlap: Overlap;
  /** The other member's first name. */
  name: string;
  value: readonly string[];
  isFull: boolean;
  onToggle: (time: string) => void;
  /** The browser's IANA time zone. */
  timeZone: string;
}

/** Starts that suit both, a week at a time, by day in the member's zone. */
export function CommonTimes(props: PickableProps) {
  const { overlap, timeZone } = props;
  const [now] = useState(Date.now);
  const weeks = overlap.times.map((time) => weekOf(time, now));
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)];
  const [chosen, setChosen] = useState<number>();
  const week = Math.min(Math.max(chosen ?? first, first), last);
  const [ownZone] = zonesOf(overlap, timeZone);
  const days = byDay(
    overlap.times.filter((_, index) => weeks[index] === week),
    ownZone,
  );
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <IconButton label={t`Earlier times`} disabled={week <= first} onClick={() => setChosen(week - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p aria-live="polite" className="text-center text-small font-semibold">
          {days.length === 0 ? weekWords(week) : spanOf(days)}
        </p>
        <IconButton label={t`Later times`} disabled={week >= last} onClick={() => setChosen(week + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {days.length === 0 ? (
        <p className="text-small text-ink-2">{t`You have no free time in common in this week.`}</p>
      ) : (
        days.map((each) => <Day key={each.day} {...props} of={each} />)
      )}
    </div>
  );
}

function weekWords(week: number): string {
  if (week === 0) return t`The next seven days`;
  return week === 1 ? t`In a week` : plural(week, { one: 'In # week', other: 'In # weeks' });
}

/** Returns 'Thu, Nov 26 – Mon, Nov 30'. */
function spanOf(days: readonly TimesOfDay[]): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return first === last ? first : `${first} – ${last}`;
}

function Day({
  of: { day, times },
  overlap,
  name,
  value,
  isFull,
  onToggle,
  timeZone,
}: PickableProps & { of: TimesOfDay }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const zones = zonesOf(overlap, timeZone);
  const [ownZone, otherZone] = zones;
  const shown = isWhole ? times : firstTimes(times, zones);
  const labels = clockLabels(times, ownZone);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={id} className="font-text text-small font-semibold tracking-normal">
          {day}
        </h3>
        {shown.length < times.length ? (
          <TextButton className="text-small" aria-describedby={id} onClick={() => setWhole(true)}>
            {plural(times.length, { one: 'All # time', other: 'All # times' })}
          </TextButton>
        ) : null}
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {shown.map((time) => {
          const isPicked = value.includes(time);
          return (
            <li key={time}>
              <TimeButton
                label={labels[times.indexOf(time)] ?? ''}
                hints={[
                  t`${{ time: timeElsewhere(time, ownZone, 'UTC') }} UTC`,
                  ...(otherZone ? [t`${{ time: timeElsewhere(time, ownZone, otherZone) }} for ${name}`] : []),
                ]}
                isPicked={isPicked}
                disabled={isFull && !isPicked}
                onClick={() => onToggle(time)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
